import { aMemoryPost } from '@tests/support/a-memory-post';
import { aProfile } from '@tests/support/a-profile';
import { asEmployee } from '@tests/support/as-employee';
import type { MemoryApp, Viewer } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { uuidOf } from '@tests/support/uuid-of';
import { describe, expect, it } from 'vitest';
import { emptyCareerStatus } from '@/core/account/career-status/career-status';
import { ScreensKey } from '@/core/kernel/navigation/screens';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { CatalogGroupsKey } from '@/stores/kernel/catalog-groups/keys';
import { features } from './features';

const ID = uuidOf(1);

const COMMON_CALLS = ['recordUsage', 'logError'];

/** The calls of a signed-in user's screen, by its address. */
const SCREENS: Readonly<Record<string, string>> = {
  '/': '',
  '/communities': 'listCommunityGroups',
  '/communities/all-india': 'getCommunityPage listCommunities',
  '/departments/engineering': 'getCommunityPage listCommunities',
  '/discussions/nilgiri-software': 'getCommunityPage getCompany getCompanyCounts listCommunityPosts listPageLinks',
  '/qna/nilgiri-software-questions': 'getCommunityPage getCompany listCommunityPosts listPageLinks',
  '/awards': 'listAwards',
  '/awards/best-companies': 'listAwards',
  '/abeca-2026': 'listAwards',
  '/abeca-2025/top-rated-companies-to-work-2025': 'listAwards',
  '/abeca-2024/top-rated-companies-to-work-2024': 'listAwards',
  '/abeca-qualifier': 'listAwards',
  '/bookmarks': 'listBookmarks',
  '/naukri-link': 'getPortalAccount',
  '/settings/blocked': 'listBlockedNames',
  '/messages': 'getChatMeta listRooms listTalks',
  '/messages/new?to=ChaiPeCharcha': 'getChatStatus listPseudoProfiles',
  [`/messages/${ID}`]: 'getChatMeta listMessages listPseudoProfiles listTalks',
  '/search?q=pay': 'search',
  '/jobs': 'listJobFilters listJobs',
  [`/jobs/view/${ID}`]: 'getJob',
  '/jobs/nilgiri-software-jobs': 'getCompany listJobFilters listJobs',
  '/jobs/software-engineer-jobs-prf': 'listJobFilters listJobs',
  '/jobs/java-jobs-ski': 'listJobFilters listJobs',
  '/jobs/check': 'listCompanyDomains',
  '/companies/claim?company=nilgiri-software': 'getCompanyClaims listOwnClaims',
  '/employer/nilgiri-software':
    'getCompanyClaims getDomainsOfCompany getOwnRoles listCompanyActs listCompanyCorrections listOwnClaims',
  [`/employer-answers/${ID}`]: 'getAnswer',
  [`/companies/claim/${ID}/entry`]: 'listOwnCorrections',
  '/moderation': 'getOwnRoles',
  '/moderation/corrections': 'getOwnRoles',
  '/moderation/logos': 'getOwnRoles',
  '/moderation/operations': 'getOwnRoles',
  '/session': 'listSessions listSignInMethods',
  '/user': 'getBasicDetails getProfile listCatalogGroups listEducations listPseudoProfiles listWorkExperiences',
  '/user/posts': 'getMyFeedMeta listHeldTexts listMyPosts listStatements',
  '/user/contributions': 'listOwnContributions listStatements',
  [`/statements/${ID}`]: 'getStatement',
  [`/complaints/${ID}`]: 'getComplaint',
  '/transparency': 'getComplaintSums getLogCheckpoint getLogSums listLogLines',
  '/settings': 'getMessagePreferences getPreferences getPushChoices getSubscription listSessions listSignInMethods',
  '/settings/manage-account': 'getOwnRoles listExports listSessions listSignInMethods',
  '/settings/need-help': 'getFeedback',
  '/user-settings': 'getMessagePreferences getPreferences getPushChoices getSubscription',
  '/rewards': 'getRewards',
  '/compare?companies=nilgiri-software':
    'compareCompanies getBenefitFigures getInterviewSummary getSalaryReport listBenefitCatalogue listTenureFacts',
  '/list-of-companies': 'listCompanies listCompanyFilters listTenureFacts',
  '/overview/nilgiri-software-overview':
    'getCompany getCompanyDetails getInterviewSummary getOrganisation getReviewFigures getTenureFigures listCompanies listCompanyAwards listCompanySections listInterviewQuestions listOffices listPhotoAlbums listReviews listSalaries listVideos recordVisit',
  '/overview/nilgiri-software-overview/organisation': 'getCompany getOrganisation listCompanies',
  '/overview/nilgri-software-overview/locations': 'getCompany listNearCompanies listOffices',
  '/overview/nilgiri-software-overview/locations': 'getCompany listCompanies listOffices',
  '/overview/nilgiri-software-overview/locations/pune-offices': 'getCompany getOffice',
  '/colleges': 'listCollegeFilters listColleges',
  '/colleges/iit-bombay': 'getCollege',
  '/legal/grievances': 'getLegalContacts',
  '/legal/summons-notice-form': 'getLegalContacts',
  '/legal/privacy-policy': 'getLegalContacts',
  '/legal/terms-of-use': 'getLegalContacts getTermsAgreement',
  '/legal/community-guidelines': 'getLegalContacts',
  '/legal/moderators-code': 'getLegalContacts getOwnRoles',
  '/faq': 'getLegalContacts',
  '/about-us': 'getLegalContacts',
  '/benefits/nilgiri-software-benefits':
    'getBenefitFigures getCompany listBenefitCatalogue listBenefitReports listWaitingCards',
  '/tenure/nilgiri-software-joining-and-leaving': 'getCompany getTenureFigures',
  '/photos/nilgiri-software-photos': 'getCompany listPhotoAlbums listPhotos listWaitingCards',
  '/reviews': 'listCompanyFilters listReviewedCompanies listReviews',
  '/reviews/nilgiri-software-reviews': 'getCompany getOwnReview getReviewFigures listReviews',
  '/salaries': 'listSalaries',
  '/salaries/nilgiri-software-salaries': 'getCompany getSalaryReport listSalaries',
  '/profile/software-engineer-salary': 'getSalaryReport listSalaries',
  '/interviews': 'getInterviewSummary listInterviewQuestions listInterviews',
  '/interviews/nilgiri-software-interview-questions':
    'getCompany getInterviewSummary listInterviewQuestions listInterviews listWaitingCards',
  '/interviews/nilgiri-software-interview-questions/software-engineer':
    'getCompany getInterviewSummary listInterviewQuestions listInterviews listWaitingCards',
  '/interviews/nilgiri-software-interview-questions/top-questions':
    'getCompany getInterviewSummary listInterviewQuestions',
  '/interviews/nilgiri-software-interview-questions/software-engineer/top-questions':
    'getCompany getInterviewSummary listInterviewQuestions',
  '/profiles/software-engineer/interview-questions': 'getInterviewSummary listInterviewQuestions listInterviews',
  '/hrInterviews/nilgiri-software': 'getInterviewSummary listInterviewQuestions',
  '/skills/java-interview-questions': 'listInterviewQuestions',
  [`/interviews/question/${ID}`]: 'getInterviewQuestion',
  '/answers/tell-us-about-yourself': 'getInterviewQuestion',
  '/contribute/company-benefits': 'listBenefitCatalogue',
  '/features': 'getContributionPopup',
  '/contribute/next-step?after=review&company=nilgiri-software': 'getCompany listOwnContributions',
};

/** Screens that make no call, or none for a user who has not contributed. */
const WITHOUT_CALLS = new Set([
  ...[
    'Awards2022',
    'Blog',
    'BlogPost',
    'Calculators',
    'Complain',
    'Credits',
    'Design',
    'ExitPack',
    'GratuityCalculator',
  ],
  ...['HowWeCount', 'HraCalculator', 'Offline', 'OurTeam', 'PaidFairly', 'Principles', 'SalaryHikeCalculator'],
  ...['TakeHomeCalculator', 'Terms', 'Unsubscribe', 'WhoCanSeeWhat', 'ContributeTenure', 'ContributeReview'],
  ...['ContributeSalary', 'ContributeInterview'],
]);

const CHANGES: readonly (readonly [from: string, search: string, calls: string])[] = [
  ['/jobs', '?pageNo=2', 'listJobFilters listJobs'],
  ['/communities/all-india', '?feed=top', 'getCommunityPage'],
  ['/discussions/nilgiri-software-discussions', '?feed=top', 'listCommunityPosts'],
  ['/list-of-companies', '?page=2', 'listCompanies listCompanyFilters'],
  ['/colleges', '?page=2', 'listCollegeFilters listColleges'],
  ['/photos/nilgiri-software-photos', '?album=office', 'listPhotos'],
  ['/salaries', '?by=company', 'listSalaries'],
  ['/salaries/nilgiri-software-salaries', '?page=2', 'getSalaryReport listSalaries'],
  ['/profile/software-engineer-salary', '?location=pune', 'getSalaryReport listSalaries'],
  ['/interviews', '?difficulty=easy', 'listInterviews'],
  ['/interviews/nilgiri-software-interview-questions', '?difficulty=easy', 'listInterviews'],
  ['/profiles/software-engineer/interview-questions', '?difficulty=easy', 'listInterviews'],
  ['/awards/best-companies', '?page=2', 'listAwards'],
  ['/compare', '?companies=deccan-bank', 'compareCompanies listTenureFacts'],
  ['/search', '?q=jobs', 'search'],
  ['/bookmarks', '?kind=review', 'listBookmarks'],
];

const OF_LOST_SESSION = 'countNewPosts getChatMeta listBlockedNames listBookmarkIds listFeed listFollowedCommunities';
const MISSED: readonly (readonly [viewer: Viewer, address: string, calls: string])[] = [
  ['guest', '/', 'listFeed'],
  ['writer', '/', `${OF_LOST_SESSION} listMyVotes listNotifications`],
  ['writer', '/messages', `${OF_LOST_SESSION} listMyVotes listNotifications listRooms listTalks`],
  ['writer', '/p/{postId}', `${OF_LOST_SESSION} getPost getPostMeta listMyVotes listNotifications`],
];

async function callsOf({ line, settle }: MemoryApp, act: () => unknown): Promise<string> {
  const before = line.calls.length;
  await act();
  await settle();
  const made = line.calls.slice(before).filter((call) => !COMMON_CALLS.includes(call));
  return [...new Set(made)].toSorted().join(' ');
}

const sorted = (calls: string): string => calls.split(' ').toSorted().join(' ');

async function arriveAt({ app }: MemoryApp, address: string): Promise<void> {
  const { pathname, search } = new URL(address, 'http://localhost');
  await app.arrive(pathname, search);
}

describe('a screen asks for what it shows', () => {
  it.each(Object.entries(SCREENS))('%s: %s', async (address, calls) => {
    const app = await startMemoryApp({ as: 'writer' });
    expect(await callsOf(app, () => arriveAt(app, address))).toBe(calls);
  });

  it('and a post, for its community and the pages that it leads to', async () => {
    const app = await startMemoryApp({ as: 'writer' });
    const { id } = aMemoryPost(app.world);
    const calls = 'getPost listComments listCommunityPosts listPageLinks';
    expect(await callsOf(app, () => arriveAt(app, `/p/${id}`))).toBe(calls);
  });

  it('and every other screen is known to need nothing', async () => {
    const screens = (await startMemoryApp()).store(ScreensKey);
    const asked = Object.keys(SCREENS).map(
      (address) => screens.resolve(new URL(address, 'http://localhost').pathname)?.screen,
    );
    const known = new Set([...asked, 'Post', ...WITHOUT_CALLS]);
    const all = Object.values(features).flatMap(({ screens: own = {} }) => Object.keys(own));
    expect(all.filter((screen) => !known.has(screen))).toEqual([]);
  });
});

describe('Home asks for the salaries of the viewer’s own title', () => {
  it('on arrival', async () => {
    const app = await startMemoryApp({
      ...(await asEmployee('Vaayuna Technologies', 'Data Analyst')),
      address: '/jobs',
    });
    expect(await callsOf(app, () => arriveAt(app, '/'))).toBe('getSalaryReport listFeed');
  });

  it('when the viewer gets a title there', async () => {
    const app = await startMemoryApp({ as: 'newcomer' });
    expect(app.line.calls).not.toContain('getSalaryReport');
    const working = { ...emptyCareerStatus.working, companyName: 'Vaayuna Technologies', jobProfile: 'Data Analyst' };
    const adopt = () =>
      app
        .store(ProfileKey)
        .adopt(aProfile({ careerStatus: { type: 'working', working, student: null, unemployed: null } }));
    expect(await callsOf(app, adopt)).toBe('getSalaryReport');
  });
});

it('the profile of a user has the lists that its forms choose from', async () => {
  const app = await startMemoryApp({ as: 'writer' });
  await arriveAt(app, '/user');
  const { departments, industries } = app.store(CatalogGroupsKey).lists;
  expect([departments.state.state, industries.state.state]).toEqual(['ready', 'ready']);
});

it.each(CHANGES)('%s, changed to %s in place, asks again: %s', async (from, search, calls) => {
  const app = await startMemoryApp({ as: 'writer' });
  await callsOf(app, () => arriveAt(app, from));
  expect(await callsOf(app, () => arriveAt(app, `${from}${search}`))).toBe(calls);
});

it.each(MISSED)('after a lost connection a %s at %s asks for what was missed: %s', async (as, path, calls) => {
  const app = await startMemoryApp({ as });
  const { id } = aMemoryPost(app.world);
  await callsOf(app, () => arriveAt(app, path.replace('{postId}', id)));
  expect(await callsOf(app, () => app.realtime.interrupt(() => {}))).toBe(sorted(calls));
});

it('a sign-in on the page asks for what belongs to the user', async () => {
  const app = await startMemoryApp();
  app.browser.signIn(app.me);
  const calls =
    'countNewPosts getChatMeta getProfile listBlockedNames listBookmarkIds listCommunities listFollowedCommunities listNotifications';
  expect(await callsOf(app, () => app.store(SessionKey).checkUser())).toBe(calls);
});

it.each([
  ['guest', 'getHeadlineStats listCommunities listFeed listSalaries recordUsage'],
  [
    'writer',
    'countNewPosts getChatMeta getHeadlineStats getProfile listBlockedNames listBookmarkIds listFeed listFollowedCommunities listNotifications recordUsage',
  ],
] as const)('the app of a %s begins with %s', async (as, calls) => {
  const { line } = await startMemoryApp({ as });
  expect([...new Set(line.calls)].toSorted().join(' ')).toBe(calls);
});
