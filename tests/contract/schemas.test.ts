import { describe, expect, it } from 'vitest';
import { createDereference } from '@/contract/dereference';
import type { ServiceDocumentName } from '@/contract/generated/documents';
import { serviceDocuments } from '@/contract/generated/documents';
import type { Schema } from '@/contract/openapi-document';
import { createAnswerCompiler } from '@/contract/schema-compilers';
import {
  buildStudentDetails,
  buildUnemployedDetails,
  buildWorkingDetails,
} from '@/core/account/career-status/career-details';
import { CAREER_TYPES, emptyCareerStatus } from '@/core/account/career-status/career-status';
import { isAtLeastPartiallyVerified, isVerified } from '@/core/account/career-status/verification';
import { emptyAnonymousProfile } from '@/core/account/profile/anonymous-profile';
import { PROFILE_TYPES } from '@/core/account/profile/profile-type';
import { LOGIN_PROVIDERS, providerNames } from '@/core/account/session/login-provider';
import { buildSocialLogin, tokenTypeOf } from '@/core/account/session/social-login';
import { EMPLOYMENT_TYPES } from '@/core/kernel/common/employment-type.rules';
import { STOCK_TYPES, VESTING_PERIODS } from '@/core/kernel/common/stock.rules';
import { clientTypeOf, logDisplayOf } from '@/core/kernel/device/device';
import { CONFIDENCES } from '@/core/kernel/figures/figure';
import { REPORTABLE_TYPES } from '@/core/kernel/moderated/report';
import { errorReportOf } from '@/core/kernel/tracking/report-builder';
import { CONTRIBUTION_KINDS } from '@/core/research/contribute/contribution-kind';
import { PROMPT_MODES } from '@/core/research/contribute/contribution-popup.rules';
import { emptySalaryAnswers, salaryContributionOf } from '@/core/research/contribute/salary-form';
import { INTERVIEW_EXPERIENCES } from '@/core/research/interviews/interview';
import { MEDIA_TYPES } from '@/core/talk/post-media/post-media';
import { REPHRASE_OUTCOMES } from '@/core/talk/post-writing/rephrase.rules';
import type { PostDraft } from '@/core/talk/posting/draft';
import { emptyDraft } from '@/core/talk/posting/draft';
import { FEED_TYPES, POST_KINDS, POST_STATUSES } from '@/core/talk/posting/post';
import { submissionOf } from '@/core/talk/posting/post-submission';
import { SORT_ORDERS } from '@/core/talk/voting/sort-order';
import { VOTE_TYPES } from '@/core/talk/voting/vote';

describe('the words of the core and of the contract', () => {
  it.each([
    [
      '[EM-EMPLOYMENT] employment types',
      'review',
      'EmploymentType',
      ['fulltime', 'parttime', 'contractual', 'intern', 'freelancer'],
      EMPLOYMENT_TYPES,
    ],
    ['[EM-FEED-TYPE] feed types', 'feed', 'FeedType', ['GENERIC', 'PERSONALIZED'], FEED_TYPES],
    [
      '[EM-MEDIA-TYPES] media types',
      'feed',
      'MediaType',
      ['IMAGE', 'YOUTUBE', 'YOUTUBE_SHORT', 'YOUTUBE_VIDEO'],
      MEDIA_TYPES,
    ],
    [
      '[EM-POST-VALIDATION] outcomes of a rephrase',
      'feed',
      'RephraseOutcome',
      ['VALID', 'JUNK', 'USER_LIMIT_EXCEEDED', 'POST_LIMIT_EXCEEDED', 'UNKNOWN'],
      REPHRASE_OUTCOMES,
    ],
    ['[EM-PROMPT-MODES] modes of prompts', 'eligibility', 'PromptMode', ['generic', 'pending', 'new'], PROMPT_MODES],
    [
      'kinds of prompts',
      'eligibility',
      'PromptedKind',
      ['review', 'interview', 'photo', 'salary', 'benefits', 'tenure'],
      CONTRIBUTION_KINDS,
    ],
    ['post kinds', 'feed', 'PostKind', ['salary', 'poll', 'image', 'video'], POST_KINDS],
    [
      '[EM-POST-STATUS] post statuses',
      'feed',
      'PostStatus',
      ['FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'NOT_FOUND', 'DELETED'],
      POST_STATUSES,
    ],
    ['vote types', 'feed', 'VoteType', ['up', 'down', 'none'], VOTE_TYPES],
    [
      'types of what can be reported',
      'feed',
      'ReportedType',
      ['post', 'comment', 'review', 'photo', 'interview', 'job', 'answer'],
      REPORTABLE_TYPES,
    ],
    [
      '[EM-SALARY-CONFIDENCE] salary confidences',
      'salary',
      'SalaryConfidence',
      ['Very High', 'High', 'Moderate', 'Low', 'Very Low'],
      CONFIDENCES,
    ],
    ['[EM-STOCK-TYPE] stock types', 'salary', 'StockType', ['esops', 'rsus', 'sars', 'other', 'notSure'], STOCK_TYPES],
    ['[EM-VESTING] vesting periods', 'salary', 'VestingPeriod', ['3', '4', '5', 'notAware'], VESTING_PERIODS],
    [
      '[EM-STOCK-TYPE] stock types of offers',
      'feed',
      'StockType',
      ['esops', 'rsus', 'sars', 'other', 'notSure'],
      STOCK_TYPES,
    ],
    ['[EM-VESTING] vesting periods of offers', 'feed', 'VestingPeriod', ['3', '4', '5', 'notAware'], VESTING_PERIODS],
    [
      '[EM-EXPERIENCE-FILTER] experience filters',
      'interviews',
      'InterviewExperience',
      ['fresher', 'experienced'],
      INTERVIEW_EXPERIENCES,
    ],
    ['[EM-PROFILE-TYPE] profile types', 'feed', 'ProfileType', ['ANONYMOUS', 'DESIGNATION'], PROFILE_TYPES],
    [
      '[EM-CAREER-STATUS] career statuses',
      'user',
      'CareerStatusType',
      ['student', 'working', 'unemployed'],
      CAREER_TYPES,
    ],
  ] as const)('%s are the same', (_what, service, name, specified, ours) => {
    expect(sorted(valuesOf(service, name))).toEqual(sorted(specified));
    expect(sorted(ours)).toEqual(sorted(specified));
  });

  it('[EM-SORT] sort orders are popularity, oldToNew and newToOld', () => {
    expect(sorted(valuesOf('feed', 'SortOrder'))).toEqual(sorted(['popularity', 'oldToNew', 'newToOld']));
    expect(sorted(SORT_ORDERS)).toEqual(sorted(valuesOf('feed', 'SortOrder')));
  });

  it('[EM-VERIFICATION] verifications are VERIFIED, PARTIAL_VERIFIED or empty; any other value is none', () => {
    expect(sorted(valuesOf('user', 'Verified'))).toEqual(sorted(['VERIFIED', 'PARTIAL_VERIFIED', '']));
    for (const value of ['', 'verified', 'UNKNOWN']) {
      expect([isVerified(value), isAtLeastPartiallyVerified(value)]).toEqual([false, false]);
    }
  });
});

describe('what a login says', () => {
  it('[EM-SOCIAL-USER-TYPE] of the provider is gp, naukri or outlook; LinkedIn has none', () => {
    expect(sorted(valuesOf('login', 'SocialUserType'))).toEqual(sorted(['gp', 'naukri', 'outlook']));
    const types = LOGIN_PROVIDERS.map((provider) => [provider, providerNames[provider].socialUserType]);
    expect(Object.fromEntries(types)).toEqual({ google: 'gp', naukri: 'naukri', linkedin: null, microsoft: 'outlook' });
  });

  it('[EM-CLIENT-TYPE] of the client is pwa on mobile and else desktop', () => {
    expect(sorted(valuesOf('login', 'ClientType'))).toEqual(sorted(['pwa', 'desktop']));
    const typeAt = (width: number) => clientTypeOf({ width, userAgent: '', host: 'browser' });
    expect([typeAt(360), typeAt(1440)]).toEqual(['pwa', 'desktop']);
  });

  it('[EM-TOKEN-TYPE] of the token is one_tap after a one-tap and access_token after a pop-up', () => {
    expect(sorted(valuesOf('login', 'TokenType'))).toEqual(sorted(['one_tap', 'access_token']));
    expect([tokenTypeOf('oneTap'), tokenTypeOf('popup')]).toEqual(['one_tap', 'access_token']);
  });

  it('[EN-SOCIAL-PAYLOAD] is as the contract takes it, with a client id and without', () => {
    const proof = { provider: 'google', flow: 'popup', token: 'ya29', nonce: null } as const;
    const plain = buildSocialLogin(proof, { clientType: 'desktop', clientId: '' });
    const named = buildSocialLogin(proof, { clientType: 'desktop', clientId: 'c-1' });
    expect(sorted(Object.keys(plain.body))).toEqual(['clientType', 'socialUserType', 'token', 'tokenType']);
    expect(named).toMatchObject({ body: { clientid: 'c-1' } });
    expect(faultsOf('login', 'SocialLogin', plain.body)).toEqual([]);
    expect(faultsOf('login', 'SocialLogin', named.body)).toEqual([]);
    expect(faultsOf('login', 'SocialLogin', { ...plain.body, socialUserType: 'linkedin' })).not.toEqual([]);
  });
});

describe('the profiles of a writer', () => {
  it('[EN-ANON-PROFILE] the anonymous one has userName, avatarUri, avatarColor and fullAvatarUrl', () => {
    const members = ['userName', 'avatarUri', 'avatarColor', 'fullAvatarUrl'];
    expect(membersOf('user', 'AnonymousProfile')).toEqual(sorted(members));
    expect(sorted(Object.keys(emptyAnonymousProfile))).toEqual(sorted(members));
  });

  it('[EN-PSEUDO-PROFILE] those to post under have a type, a bio and an avatar, and one of them is selected', () => {
    expect(membersOf('user', 'PseudoProfiles')).toEqual(['profileTag', 'profilesAvailable', 'selectedProfileType']);
    expect(membersOf('user', 'PseudoProfile')).toEqual(['profileData', 'profileType']);
    const profileData = {
      name: 'NimbuPaani',
      bio: 'Software Engineer',
      fullAvatarUrl: 'kolam:a',
      avatarBgColor: '#EFDEDF',
      proof: null,
    };
    expect(faultsOf('user', 'PseudoProfile', { profileType: 'ANONYMOUS', profileData })).toEqual([]);
    const { bio: _bio, ...withoutBio } = profileData;
    const { fullAvatarUrl: _avatar, ...withoutAvatar } = profileData;
    for (const lacking of [withoutBio, withoutAvatar]) {
      expect(faultsOf('user', 'PseudoProfile', { profileType: 'ANONYMOUS', profileData: lacking })).not.toEqual([]);
    }
  });
});

describe('what the core sends', () => {
  it('[EN-SALARY-FORM] [EN-SALARY-FORM-AMOUNTS] [EN-SALARY-FORM-STOCK] is pay as the contract takes it, with its parts', () => {
    const specified = [
      'jobProfile',
      'currentSalary',
      'totalExperience',
      'locationId',
      'companyName',
      'fixedSalary',
      'variableSalary',
      'stockDetail',
      'department',
    ];
    expect(membersOf('salary', 'SalaryContribution')).toEqual(
      sorted([...specified, 'newCompany', 'year', 'isConfirmed', 'employment', 'joiningBonus']),
    );
    expect(membersOf('salary', 'LakhsAndThousand')).toEqual(['lakhs', 'thousand']);
    expect(membersOf('salary', 'StockDetail')).toEqual(['lakhs', 'stockType', 'thousand', 'vestingPeriod']);
    const amount = { lakhs: 14, thousand: 50 };
    const sent = salaryContributionOf({
      ...emptySalaryAnswers,
      companyName: 'Vaayuna Technologies',
      jobProfile: 'Nurse',
      locationId: 1,
      totalExperience: 3,
      fixedSalary: amount,
      variableSalary: amount,
      stockType: 'rsus',
      stock: amount,
    });
    expect(faultsOf('salary', 'SalaryContribution', sent)).toEqual([]);
    for (const wrong of [
      { fixedSalary: { lakhs: 14 } },
      { variableSalary: { lakhs: 501, thousand: 0 } },
      { stockDetail: { ...amount, stockType: 'rsus' } },
      { currentSalary: 'yes' },
      { fixedSalary: { lakhs: 14, thousand: 3 } },
    ])
      expect(faultsOf('salary', 'SalaryContribution', { ...sent, ...wrong })).not.toEqual([]);
  });

  it('[EN-COMP-RANGE] a range of pay has minCtc, maxCtc and a currency that is USD or INR', () => {
    expect(membersOf('jobs', 'JobCompensation')).toEqual(['currency', 'maxCtc', 'minCtc']);
    const range = { minCtc: 500_000, maxCtc: 900_000 };
    for (const currency of ['USD', 'INR'])
      expect(faultsOf('jobs', 'JobCompensation', { ...range, currency })).toEqual([]);
    expect(faultsOf('jobs', 'JobCompensation', { ...range, currency: 'EUR' })).not.toEqual([]);
  });

  it('[EN-POST-SUBMIT] is a post as the contract takes it, with a campaign and without', () => {
    const community = { type: 'topic', entityId: 2, name: 'Notice Period', logo: null } as const;
    const draft: PostDraft = { ...emptyDraft('key'), inputText: 'Has anyone?', selectedCommunity: community };
    const plain = submissionOf(draft, community);
    const members = ['content', 'media', 'poll', 'title', 'community', 'profileType', 'salaryIds'];
    expect(sorted(Object.keys(plain))).toEqual(sorted(members));
    const campaigned = submissionOf({ ...draft, title: 'Buyout?', internalCampaign: 'desktop_nav' }, community);
    expect(sorted(Object.keys(campaigned))).toEqual(sorted([...members, 'campaign']));
    expect(faultsOf('feed', 'PostSubmission', plain)).toEqual([]);
    expect(faultsOf('feed', 'PostSubmission', campaigned)).toEqual([]);
    for (const member of members) {
      const { [member]: _left, ...rest } = Object.fromEntries(Object.entries(plain));
      expect(faultsOf('feed', 'PostSubmission', rest)).not.toEqual([]);
    }
  });

  it('[API-USER-CAREER-UPDATE-STUDENT] is the details of studies', () => {
    const built = buildStudentDetails({
      ...emptyCareerStatus.student,
      courseId: 0,
      courseName: 'B.Tech',
      specializationId: 12,
      specialization: 'Computer Science',
    });
    const details = { courseId: null, courseName: 'B.Tech', specializationId: 12, specialization: 'Computer Science' };
    expect(built).toEqual({ ok: true, value: details });
    expect(faultsOf('user', 'StudentDetails', details)).toEqual([]);
  });

  it('[API-USER-CAREER-UPDATE-OTHER] is the details of a job, with a location only for a held one', () => {
    const job = { departmentId: 3, industryId: 7, jobProfile: 'Nurse' };
    const held = buildWorkingDetails({ ...emptyCareerStatus.working, ...job, jobLocation: 'Kochi' });
    const last = buildUnemployedDetails({ ...emptyCareerStatus.unemployed, ...job });
    if (!held.ok || !last.ok) throw new Error('The details are complete.');
    expect(held.value).toEqual({ ...job, tagId: 0, roleId: null, jobLocation: 'Kochi' });
    expect(last.value).toEqual({ ...job, tagId: 0, roleId: null });
    expect(faultsOf('user', 'WorkingDetails', held.value)).toEqual([]);
    expect(faultsOf('user', 'UnemployedDetails', last.value)).toEqual([]);
    expect(faultsOf('user', 'UnemployedDetails', held.value)).not.toEqual([]);
  });

  it('[API-LOG-ERROR] is an error report with and without extra fields, APP in the native app and else WEB', () => {
    const web = logDisplayOf({ width: 1440, userAgent: '', host: 'browser' });
    const app = logDisplayOf({ width: 360, userAgent: '', host: 'app_ios' });
    expect([web, app]).toEqual(['WEB', 'APP']);
    const error = { error: 'GET /api/feed/v3/feed answered 500', type: 'api', level: 'error' } as const;
    const page = { release: '0.1.0', screen: 'HomeScreen' };
    const extra = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`extra${index}`, index]));
    expect(faultsOf('log', 'ErrorReport', errorReportOf(error, web, page))).toEqual([]);
    expect(faultsOf('log', 'ErrorReport', errorReportOf({ ...error, ...extra }, app, page))).toEqual([]);
    expect(faultsOf('log', 'ErrorReport', { ...errorReportOf(error, web, page), display: 'TV' })).not.toEqual([]);
  });
});

function schemaOf(service: ServiceDocumentName, name: string): Schema {
  const document = serviceDocuments[service];
  const schema = document.components?.schemas?.[name];
  if (schema === undefined) throw new Error(`${service} has no schema ${name}.`);
  return createDereference(document)(schema);
}

function valuesOf(service: ServiceDocumentName, name: string): readonly unknown[] {
  const values = schemaOf(service, name).enum;
  if (!Array.isArray(values)) throw new Error(`${name} lists no values.`);
  return values;
}

function membersOf(service: ServiceDocumentName, name: string): readonly unknown[] {
  return sorted(Object.keys(schemaOf(service, name).properties ?? {}));
}

function faultsOf(service: ServiceDocumentName, name: string, body: unknown): readonly string[] {
  const validate = createAnswerCompiler()(schemaOf(service, name));
  validate(body);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function sorted(values: readonly unknown[]): readonly unknown[] {
  return values.toSorted();
}
