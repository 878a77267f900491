import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { personalData } from '@/server/generated/personal-data';
import { legalFactsOf } from '@/views/trust/legal/legal-facts';
import { privacyData } from '@/views/trust/legal/privacy-data';
import { privacyNotice } from '@/views/trust/legal/privacy-messages';
import { privacyRecipients } from '@/views/trust/legal/privacy-recipients';
import { handWrittenFiles } from './source-tree';

/** Personal data tables by the start of the notice's line. */
const TABLES_BY_LINE: Readonly<Record<string, readonly string[]>> = {
  'Name, email address and picture': ['identity.users', 'identity.accounts', 'platform.mailbox'],
  'Your pseudonym, former ones': ['persona.personas', 'persona.given_up_names', 'persona.ended_names'],
  'Your career status': ['persona.career_statuses'],
  'A work or college address': ['persona.verification_codes'],
  'From a job portal': ['identity.portal_profiles', 'persona.portal_links'],
  'Work experience, education': ['identity.experiences', 'identity.profile_photos'],
  'Posts and comments': [
    'content.posts',
    'content.comments',
    'content.paused_comments',
    'content.post_versions',
    'content.comment_versions',
    'content.post_files',
    'content.link_reads',
    'content.ballots',
    'persona.own_ids',
    'platform.unindexed_contributions',
  ],
  'Reviews, salaries, interviews, benefits and photos': [
    'research.reviews',
    'research.salaries',
    'research.interviews',
    'research.interview_questions',
    'research.benefit_reports',
    'research.tenure_reports',
    'research.answers',
    'research.photos',
    'research.company_proposals',
  ],
  'Votes, answers in polls': ['content.votes', 'content.comment_votes', 'content.picks', 'research.review_marks'],
  'The communities that you follow': [
    'persona.memberships',
    'content.hidden_posts',
    'content.blocked_names',
    'content.answer_requests',
  ],
  'Which posts you have seen': ['content.post_views'],
  'Bookmarks, saved salaries and offers': ['persona.bookmark_lists', 'persona.salary_offers'],
  'Job alerts': ['identity.job_alerts'],
  'Companies that you claim': ['research.employer_claims', 'research.employer_corrections', 'persona.sides'],
  'Jobs you applied for': ['persona.application_lists'],
  'Points for contributions': ['persona.reward_counts', 'persona.rewards'],
  'Messages between you': ['persona.talks', 'persona.talkers', 'persona.messages', 'moderation.reported_messages'],
  'Messages to rooms': ['persona.room_members'],
  Notifications: ['persona.notifications', 'identity.app_popups'],
  'Browsers that get notifications': ['persona.push_devices', 'persona.pushes', 'persona.push_choices'],
  'Reports: what you reported': ['content.reports'],
  'Complaints: what you write': ['moderation.complaints', 'moderation.mails', 'moderation.hides'],
  'Contributions of yours that are held, removed': [
    'moderation.waiting',
    'moderation.removed',
    'moderation.removed_texts',
    'moderation.withdrawn',
    'moderation.cases',
    'moderation.acts',
    'moderation.profile_names',
    'persona.statements',
  ],
  'Settings: what you want': [
    'persona.preferences',
    'identity.subscriptions',
    'persona.feedback',
    'identity.terms_agreements',
    'identity.roles',
    'identity.conduct_acceptances',
    'identity.deactivations',
  ],
  'Mails to you that wait': ['platform.waiting_mails', 'platform.unmade_mails'],
  'Copies of your data': ['identity.data_exports'],
  'The days on which you were logged in': ['identity.sessions', 'identity.refresh_tokens', 'identity.used_tokens'],
  'How often your account or your network asks': ['platform.request_counts', 'platform.help_counts'],
  'The companies that you looked at': ['identity.company_visits'],
};

const TABLES_ELSEWHERE: Readonly<Record<string, string>> = {
  'platform.idempotent_answers': 'except answers stored against double posting, which go within three days',
};

/** Lines about data without a table, with the reason. */
const WITHOUT_TABLE: readonly string[] = [
  // Stored without an account.
  'Reports of your browser about errors and speed',
  'How often each page is opened',
  'How many came by a campaign',
];

/** Calling files by the start of the notice's line about the other machine. */
const CALLERS_BY_LINE: Readonly<Record<string, readonly string[]>> = {
  'Your sign-in provider': [
    'src/server/services/account/login/session/google-access-tokens.ts',
    'src/server/services/account/login/session/id-tokens.ts',
    'src/server/services/account/login/session/redirect-logins.ts',
    'src/adapters/identity/load-google-library.ts',
    'src/adapters/identity/load-script.ts',
  ],
  'A job portal': ['src/server/services/account/user/job-portal/http-portal-accounts.ts'],
  'The mail service': ['src/server/platform/mail/create-mailer.ts'],
  'If you turn notifications on, the push service': [
    'src/server/services/account/push/push/push-sender.ts',
    'src/server/services/account/push/push/vapid-keys.ts',
  ],
  'If you have a post reworded': ['src/server/services/talk/feed/post-writing/model-editor.ts'],
  'If a post has a link': [
    'src/server/platform/http/checked-lookup.ts',
    'src/server/services/talk/feed/link-cards/http-page-reader.ts',
  ],
  'Videos are YouTube’s': ['src/server/platform/http/content-security.ts', 'src/views/talk/post-media/post-video.tsx'],
  'scripts.example': ['src/adapters/browser/document-scripts.ts'],
  'If you claim a company, the name servers': ['src/server/platform/dns/dns-txt-records.ts'],
  'The companies that host the servers and store the files': ['src/server/platform/files/s3-files.ts'],
};

/** Files that only call this product's own server. */
const CALLS_OURSELVES: readonly string[] = [
  'src/adapters/http/fetched-page.ts',
  'src/adapters/http/fetch-answers.ts',
  'src/adapters/http/replaying-fetch.ts',
  'src/adapters/http/recording-fetch.ts',
  'src/adapters/browser/browser-kept-pages.ts',
  'src/adapters/browser/page-cache.ts',
  'src/app/environments/browser.ts',
  'src/app/environments/first-view.ts',
  'src/server/platform/copy-service.ts',
];

/** Files that send nothing about users: the size and the root of the public log. */
const SENDS_NOTHING_OF_USERS: readonly string[] = [
  'src/server/services/trust/moderation/public-log/ask-witnesses.ts',
  'src/server/backup/libpq-settings.ts',
];

/** Calls of other machines: fetch, node requests, libraries, scripts, allowed hosts. */
const CALLS_OUTSIDE = new RegExp(
  [
    String.raw`(?<![.\w])fetch\(|window\.fetch\(|\.#?parts\.fetch\(|typeof fetch = fetch`,
    String.raw`\brequest(?: as \w+)? \} from 'node:https?'`,
    String.raw`\b(?:from|import\()\s?'(?:aws4fetch|nodemailer|web-push|node:dns[^']*|node:tls|undici)'`,
    String.raw`connect[^;\n]* from 'node:net'`,
    String.raw`createRemoteJWKSet\(`,
    String.raw`createElement\('(?:script|iframe)'\)|<iframe|\bsrc=\{?["'\x60]https:`,
    String.raw`Src: \[[^\]]*'https:\/\/`,
    String.raw`new (?:WebSocket|EventSource)\(`,
  ].join('|'),
);

/**
 * The running product without emulators and loaders. The compiler and dependency rules forbid fetch in core and
 * stores.
 */
const SERVED = /^src\/(?:server\/(?!emulator\/|demo\/|import\/)|adapters\/|app\/|views\/|worker\/).*\.tsx?$/;

const notice = privacyNotice(legalFactsOf('Tarakki', null, ['scripts.example']));
const said = notice.parts.flatMap(({ text = [], points = [] }) => [...text, ...points]);
const recipients = privacyRecipients(['scripts.example']);
const beginning = (lines: readonly string[], words: string) => lines.filter((line) => line.startsWith(words)).length;
const tableOf = (column: string): string => column.replace(/\.[^.]+$/, '');

describe('the privacy notice', () => {
  it('tells of each table of personal data, and of no other', () => {
    const stored = [...personalData.values()].flatMap(({ kinds }) =>
      kinds.flatMap(({ columns }) => columns.map(tableOf)),
    );
    const told = [...Object.values(TABLES_BY_LINE).flat(), ...Object.keys(TABLES_ELSEWHERE)];
    expect(told.toSorted()).toEqual([...new Set(stored)].toSorted());
  });

  it('has a line for each kind of data, and none that is of nothing', () => {
    const words = [...Object.keys(TABLES_BY_LINE), ...WITHOUT_TABLE];
    expect(words.filter((begin) => beginning(privacyData, begin) !== 1)).toEqual([]);
    expect(privacyData.filter((line) => !words.some((begin) => line.startsWith(begin)))).toEqual([]);
    const elsewhere = Object.values(TABLES_ELSEWHERE);
    expect(elsewhere.filter((part) => !said.some((line) => line.includes(part)))).toEqual([]);
  });

  it('names whom each file asks that calls outside', () => {
    const calling = handWrittenFiles()
      .filter((path) => SERVED.test(path) && !path.includes('.test.'))
      .filter((path) => CALLS_OUTSIDE.test(readFileSync(path, 'utf8')));
    const told = [...Object.values(CALLERS_BY_LINE).flat(), ...SENDS_NOTHING_OF_USERS, ...CALLS_OURSELVES];
    expect(calling.toSorted()).toEqual(told.toSorted());
  });

  it('has one line for each of these recipients', () => {
    expect(Object.keys(CALLERS_BY_LINE).filter((begin) => beginning(recipients, begin) !== 1)).toEqual([]);
  });

  it('shows all of these lines', () => {
    expect([...privacyData, ...recipients].filter((line) => !said.includes(line))).toEqual([]);
  });
});
