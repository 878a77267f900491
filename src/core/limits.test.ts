import { expect, it } from 'vitest';
import * as search from '@/core/kernel/catalog/search.rules';
import { TERMS_VERSION } from '@/core/kernel/common/terms-version.rules';
import { ACCESS_MINUTES, EARLY_MS } from '@/core/kernel/common/token-life.rules';
import { MAX_UPLOADS_PER_DAY } from '@/core/kernel/pictures/upload.rules';
import * as code from './account/career-status/work-email-code.rules';
import { FIRST_YEAR, MAX_EXPERIENCES } from './account/my-profile/experience.rules';
import * as line from './account/my-profile/plain-line.rules';
import { DEFAULT_PUSH_CHOICES } from './account/push/push-choices.rules';
import { MAX_PUSH_FAILURES } from './account/push/push-retries.rules';
import * as exports from './account/settings/data-export.rules';
import { DEFAULT_SUBSCRIPTION } from './account/settings/subscription.rules';
import * as compare from './kernel/common/compared.rules';
import * as contributions from './kernel/common/contribution-limits.rules';
import { MAX_KEY } from './kernel/common/cursor.rules';
import { MAX_JOB_TITLE_LENGTH } from './kernel/common/job-title.rules';
import { MAIL_DAYS } from './kernel/common/mail-days.rules';
import { PAGE_LENGTHS } from './kernel/common/page-lengths.rules';
import * as chance from './kernel/figures/chance.rules';
import * as figures from './kernel/figures/figures.rules';
import { CARDS_SHOW_WITHIN_HOURS } from './kernel/figures/shows-from.rules';
import * as complaints from './kernel/moderated/complaint-limits.rules';
import * as fairOrder from './kernel/moderated/fair-order.rules';
import { REMOVED_DAYS } from './kernel/moderated/removed.rules';
import { FIRST_RATING_DAY, RATING_AFTER_S } from './kernel/native-app/app-rating.rules';
import * as kept from './kernel/offline/kept-pages.rules';
import * as photo from './kernel/pictures/photo.rules';
import * as edges from './kernel/pictures/picture-edges.rules';
import { PROMPT_PUT_OFF_MS } from './kernel/shell/overlay-budget.policy';
import { EVENT_DAYS, MAX_BATCH } from './kernel/tracking/event.rules';
import { SEEN_MS, SEEN_SHARE } from './kernel/tracking/impression.rules';
import * as awards from './research/awards/award.rules';
import * as visits from './research/browsing-history/browsing-history.rules';
import { PRECISION_LOSSES } from './research/cards/card-levels.rules';
import * as company from './research/company/company-limits.rules';
import { INDEFINITE_HOLD_DATE } from './research/contribute/one-voice.rules';
import { MAX_LISTED_CONTRIBUTIONS } from './research/contributions/own-contribution.rules';
import { MAX_CLAIMS } from './research/employer/claim.rules';
import { MAX_LISTED_JOB_PROFILES } from './research/headline-stats/newest-salary.rules';
import { MAX_SPOTLIGHT_COMPANIES } from './research/headline-stats/spotlight.rules';
import * as question from './research/interviews/question-post.rules';
import * as age from './research/jobs/job-age.rules';
import * as alerts from './research/jobs/job-alert.rules';
import * as jobs from './research/jobs/job-options.rules';
import * as reviews from './research/reviews/review-limits.rules';
import * as surges from './research/reviews/surge.rules';
import * as bounds from './research/salaries/bounds.rules';
import { MAX_LOCATIONS, MAX_STEP_LAKHS } from './research/salaries/salary-figure.rules';
import * as snapshots from './research/salaries/snapshot-limits.rules';
import * as requests from './talk/answer-requests/answer-request.rules';
import * as bookmarks from './talk/bookmarks/bookmarks.rules';
import * as chat from './talk/chat/chat.rules';
import { dailyMessageLimit } from './talk/chat/message-day-limit.rules';
import { MAX_REPORT_CONTEXT_MESSAGES } from './talk/chat/message-report.rules';
import { MAX_ROOMS } from './talk/chat/room.rules';
import * as replies from './talk/comments/best-reply.rules';
import * as commentLimits from './talk/comments/comment-day-limits.rules';
import { FIRST_REPLIES, MAX_EXPANDED_COMMENTS } from './talk/comments/first-replies.rules';
import * as communities from './talk/communities/community-limits.rules';
import { MAX_BLOCKED_NAMES } from './talk/hiding/hiding.rules';
import * as links from './talk/interlinking/interlinking.rules';
import { MAX_HELD_TEXTS } from './talk/my-posts/held-texts.rules';
import { IMMEDIATE_MAIL_DELAY_MS } from './talk/notifications/answers-mail.rules';
import { MAX_HIGHLIGHTS, ROUND_DAYS } from './talk/notifications/notification-rounds.rules';
import { POLL_LIMITS } from './talk/polls/poll.rules';
import * as rephrase from './talk/post-writing/rephrase.rules';
import * as heat from './talk/posting/heat.rules';
import * as postLimits from './talk/posting/post-day-limits.rules';
import * as post from './talk/posting/post-limits.rules';
import * as offers from './talk/salary-offers/offer.rules';
import { MAX_VERSIONS } from './talk/versions/version.rules';
import { NO_POINTS } from './talk/voting/points.rules';
import * as orders from './trust/legal/order-document.rules';
import { MAX_ANSWER_LENGTH } from './trust/moderation/author-answers.rules';
import { CONDUCT_VERSION } from './trust/moderation/conduct-version.rules';
import * as decisions from './trust/moderation/decisions.rules';
import { NOTICE_ANSWER_HOURS } from './trust/operations/task-state.rules';
import * as lines from './trust/public-log/log-line.rules';
import { dailyReportLimit } from './trust/reports/report-day-limit.rules';
import { MAX_APPEAL_LENGTH, MAX_LISTED_STATEMENTS } from './trust/statements/reply.rules';

/** Limits that are rules by themselves. Changing one is a decision: change it here too. */
const limits = {
  complaints: [
    complaints.MAX_STORED_PER_DAY,
    complaints.MAX_CASES_PER_DAY,
    complaints.MAX_HIDES_PER_DAY,
    complaints.MAX_TOTAL_HIDES_PER_DAY,
    complaints.MIN_DAYS_TO_HIDE_MORE,
    complaints.MAX_RECEIPTS_PER_DAY,
    complaints.CONTACT_DAYS,
    complaints.COUNTED_DAYS,
    complaints.APPEAL_DAYS,
  ],
  'days of a mail that no server takes': MAIL_DAYS,
  'documents of orders, in bytes and a day': [orders.MAX_ORDER_BYTES, orders.MAX_ORDERS_PER_DAY],
  'reports of an account that raise cases in a day, cases of a source until they stand back': [
    fairOrder.MAX_REPORTS_WITH_CASES,
    fairOrder.MIN_NTH_FULL_DELAY,
  ],
  'cases: ms in hand and to undo, listed, with reports, days of acts': [
    decisions.CASE_CLAIM_MS,
    decisions.DECISION_UNDO_MS,
    decisions.MAX_QUEUED_CASES,
    decisions.MAX_REPORTS_PER_CASE,
    decisions.ACT_RETENTION_DAYS,
  ],
  'answers of authors, days of what was removed, held texts': [MAX_ANSWER_LENGTH, REMOVED_DAYS, MAX_HELD_TEXTS],
  'the version of the terms': TERMS_VERSION,
  'the version of the code of conduct': CONDUCT_VERSION,
  'seconds and days of use before an app is rated': [RATING_AFTER_S, FIRST_RATING_DAY],
  'ms between mails of answers': IMMEDIATE_MAIL_DELAY_MS,
  'pages and files of a device': [kept.MAX_KEPT_PAGES, kept.MAX_KEPT_FILES],
  'ms until a kept page shows, is read, is old': [kept.KEPT_PAGE_WAIT_MS, kept.READ_AFTER_MS, kept.ALWAYS_KEPT_MS],
  'lines of the public log: named, counted, added, days, months': [
    lines.MIN_CONTRIBUTIONS_TO_NAME_PLACE,
    lines.MIN_COUNTED_DECISIONS,
    lines.MIN_APPENDED_LINES,
    lines.MAX_LINE_WAITING_DAYS,
    lines.LOG_TOTAL_MONTHS,
  ],
  'news that is pushed unless a user chooses': Object.entries(DEFAULT_PUSH_CHOICES).flatMap(([kind, isOn]) =>
    isOn ? [kind] : [],
  ),
  'failures until a device is given up': MAX_PUSH_FAILURES,
  surges: [surges.SURGE_BASE_DAYS, surges.SURGE_CHANCE, surges.MIN_SURGE_REVIEWS],
  'mails unless a user chooses': DEFAULT_SUBSCRIPTION,
  'ms for which a prompt is put off': PROMPT_PUT_OFF_MS,
  'appeals, and statements listed': [MAX_APPEAL_LENGTH, MAX_LISTED_STATEMENTS],
  'days and events of a call, share and ms until something is seen': [EVENT_DAYS, MAX_BATCH, SEEN_SHARE, SEEN_MS],
  figures: [figures.MIN_GROUP, figures.MIN_FOR_QUARTILES, figures.MIN_FOR_TENTHS],
  'what is chance': [chance.STANDARD_ERRORS, chance.RATING_SPREAD, chance.USUAL_RATING, chance.ADDED_RATINGS],
  'requests for answers': [
    [requests.MAX_REQUESTS_PER_POST, requests.MAX_REQUESTS_PER_DAY],
    [requests.MAX_CANDIDATES, requests.MAX_CANDIDATE_CONTRIBUTIONS],
  ],
  awards: [awards.EDITIONS, awards.MIN_REVIEWS, awards.ADDED_REVIEWS, awards.MIN_COMPANIES, awards.STARTUPS.years],
  'places of a company': awards.MAX_PLACES,
  bookmarks: [bookmarks.MAX_BOOKMARKS, bookmarks.MAX_BOOKMARK_TITLE_LENGTH],
  'what a card loses by saying less': PRECISION_LOSSES,
  messages: [chat.MAX_MESSAGE_LENGTH, chat.MESSAGE_CHANGE_MS, chat.READ_MARK_PAUSE_MS, MAX_REPORT_CONTEXT_MESSAGES],
  'days of a new account, and rooms of one': [chat.NEWCOMER_DAYS, MAX_ROOMS],
  'replies that are open, and comments of a post that are all open': [FIRST_REPLIES, MAX_EXPANDED_COMMENTS],
  'best replies: points, characters shown and read': [
    replies.BEST_REPLY_POINTS,
    replies.BEST_REPLY_LENGTH,
    replies.BEST_REPLY_SOURCE_LENGTH,
  ],
  'hours to answer a notice of an authority': NOTICE_ANSWER_HOURS,
  'visits shown, kept and days': [visits.SHOWN_VISITS, visits.KEPT_VISITS, visits.VISIT_KEPT_DAYS],
  'codes to a work email': [
    code.CODE_MINUTES,
    code.CODE_MS,
    code.MAX_CODE_TRIES,
    code.MAX_CODES_PER_HOUR,
    code.MAX_REPEATED_CODES_PER_HOUR,
  ],
  'the window of codes': code.CODES_WINDOW_MS,
  'the last key of a cursor': new Date(MAX_KEY).toISOString(),
  'letters of a job title': MAX_JOB_TITLE_LENGTH,
  'lengths of lists, usual and at most': Object.values(PAGE_LENGTHS).map(({ usual, max }) => [usual, max]),
  'contributors and communities beside one': communities.MAX_ASIDE_ITEMS,
  communities: [
    communities.MAX_COMMUNITIES_PER_TYPE,
    communities.ONBOARDING_COMMUNITIES_PER_TYPE,
    communities.LISTED_COMMUNITIES_PER_TYPE,
    communities.MAX_NEW_POSTS,
    communities.MAX_LISTED_COMMUNITIES,
    communities.MAX_FOLLOWED_COMMUNITIES,
  ],
  'answers to a question: reported, of users; other companies': [
    question.MAX_REPORTED_ANSWERS,
    question.MAX_USER_ANSWERS,
    question.MAX_OTHER_COMPANIES,
  ],
  'companies near and beside': [company.MAX_NEAR, company.MAX_NEIGHBOURS],
  'listed of a company: related ones, offices, videos': [company.MAX_RELATED, company.MAX_OFFICES, company.MAX_VIDEOS],
  'claims of an account': MAX_CLAIMS,
  'filters of companies': [company.RATING_STEPS, company.MAX_CITY_OPTIONS, company.MAX_INDUSTRY_OPTIONS],
  'companies compared': compare.MAX_COMPARED,
  'posts, comments and messages of a day, and changes': [
    postLimits.dailyPostLimit.most,
    commentLimits.dailyCommentLimit.most,
    dailyMessageLimit.most,
    postLimits.dailyPostChangeLimit.most,
    commentLimits.dailyCommentChangeLimit.most,
  ],
  'reports of a day': dailyReportLimit.most,
  'contributions of a day': contributions.MAX_CONTRIBUTIONS_PER_DAY,
  'contributions listed, and hours until a card shows': [MAX_LISTED_CONTRIBUTIONS, CARDS_SHOW_WITHIN_HOURS],
  'the day that only a moderator brings': INDEFINITE_HOLD_DATE.toISOString(),
  'points of contributions': contributions.CONTRIBUTION_POINTS,
  'blocked names': MAX_BLOCKED_NAMES,
  'linked posts': [links.MAX_LINKED_POSTS, links.MAX_LINK_TITLE_LENGTH],
  'days until an opening is old and gone': [age.OLD_OPENING_DAYS, age.GONE_AFTER_DAYS],
  'alerts and named options': [alerts.MAX_ALERTS, alerts.MAX_NAMED_OPTIONS],
  'years of experience': jobs.BAND_YEARS,
  'entries of a career': [FIRST_YEAR, MAX_EXPERIENCES],
  photos: [photo.MAX_PHOTO_BYTES, photo.MAX_PHOTO_PIXELS, photo.MAX_PHOTO_SIDE],
  lines: [line.MAX_LINE_LENGTH, line.MAX_BIO_LENGTH],
  'rounds of news': [ROUND_DAYS.daily, ROUND_DAYS.weekly, MAX_HIGHLIGHTS],
  polls: POLL_LIMITS,
  pictures: [edges.PHOTO_EDGE, edges.MAX_SENT_EDGE, edges.STORED_EDGE, edges.PREVIEW_EDGE, MAX_UPLOADS_PER_DAY],
  'shortest text to rephrase': [rephrase.MIN_REPHRASE_LENGTH, rephrase.MIN_REPHRASE_WORDS],
  'rephrasing a day and a draft': [rephrase.MAX_REPHRASES_PER_DAY, rephrase.MAX_REPHRASES_PER_DRAFT],
  heat: [heat.HEAT_EPOCH, heat.HEAT_TENFOLD_SECONDS],
  posts: [post.MAX_TITLE_LENGTH, post.MAX_ADDRESS_LENGTH, MAX_VERSIONS],
  reviews: [reviews.MAX_QUARTERS, reviews.REVIEW_PERIODS],
  offers: [offers.MAX_OFFERS, offers.MAX_SAVED_OFFERS, offers.OFFER_LIMITS.vestingPeriods],
  'searched for': [search.MAX_SEARCH_LENGTH],
  'found and listed': [search.MAX_FOUND_ITEMS, search.MAX_LISTED, search.RESULTS_PER_TYPE, search.MIN_POST_LETTERS],
  'a catalogue that comes whole': search.MAX_WHOLE_LIST,
  slips: [search.MIN_TYPO_LENGTH, search.MANY_LETTERS, search.MAX_TYPOS, search.MAX_TYPO_WORDS],
  'life and renewal of a session': [ACCESS_MINUTES, EARLY_MS],
  exports: [exports.EXPORT_KEPT_DAYS, exports.MAX_EXPORTS_PER_DAY],
  'bounds of several accounts': [bounds.BOUND_ACCOUNTS, bounds.BOUND_DAYS],
  'snapshots of pay': [snapshots.SNAPSHOT_DAYS, snapshots.MAX_STALE_DAYS, snapshots.MIN_ACCOUNT_DAYS],
  'job profiles of the newest salary': MAX_LISTED_JOB_PROFILES,
  'companies of the spotlight': MAX_SPOTLIGHT_COMPANIES,
  'steps and cities of pay': [MAX_STEP_LAKHS, MAX_LOCATIONS],
  'no points': NO_POINTS,
};

it('the limits of the product are those that were decided', () => {
  expect(limits).toEqual({
    complaints: [10, 100, 2, 20, 14, 3, 180, 400, 30],
    'days of a mail that no server takes': 3,
    'documents of orders, in bytes and a day': [500_000, 2],
    'reports of an account that raise cases in a day, cases of a source until they stand back': [10, 4],
    'cases: ms in hand and to undo, listed, with reports, days of acts': [900_000, 60_000, 50, 20, 180],
    'answers of authors, days of what was removed, held texts': [1_000, 180, 50],
    'the version of the terms': 1,
    'the version of the code of conduct': 3,
    'seconds and days of use before an app is rated': [120, 3],
    'ms between mails of answers': 300_000,
    'pages and files of a device': [20, 400],
    'ms until a kept page shows, is read, is old': [4_000, 1_500, 259_200_000],
    'lines of the public log: named, counted, added, days, months': [5, 5, 5, 7, 12],
    'news that is pushed unless a user chooses': ['comments', 'replies', 'mentions', 'polls', 'talks'],
    'failures until a device is given up': 20,
    surges: [56, 0.001, 5],
    'mails unless a user chooses': { digest: false, answers: 'daily' },
    'ms for which a prompt is put off': 604_800_000,
    'appeals, and statements listed': [500, 50],
    'days and events of a call, share and ms until something is seen': [400, 100, 0.1, 500],
    figures: [5, 10, 30],
    'what is chance': [1.96, 1.2, 3.5, 10],
    'requests for answers': [
      [5, 20],
      [10, 300],
    ],
    awards: [[2026, 2025, 2024], 5, 10, 3, 10],
    'places of a company': 9,
    bookmarks: [300, 80],
    'what a card loses by saying less': {
      years: [0, 1, 2],
      month: [0, 1, 3, 12],
      city: [0, 2, 5],
      stay: [0, 3],
      department: [0, 6],
      title: [0, 4, 16],
    },
    messages: [2_000, 900_000, 2_000, 20],
    'days of a new account, and rooms of one': [30, 30],
    'replies that are open, and comments of a post that are all open': [2, 12],
    'best replies: points, characters shown and read': [3, 240, 1_000],
    'hours to answer a notice of an authority': 72,
    'visits shown, kept and days': [10, 50, 90],
    'codes to a work email': [10, 600_000, 5, 5, 10],
    'the window of codes': 3_600_000,
    'the last key of a cursor': '9999-12-31T23:59:59.999Z',
    'letters of a job title': 200,
    'lengths of lists, usual and at most': [
      [20, 50],
      [20, 30],
      [18, 50],
      [10, 50],
      [25, 25],
      [5, 10],
      [5, 25],
    ],
    'contributors and communities beside one': 5,
    communities: [50, 8, 6, 100, 1_000, 500],
    'answers to a question: reported, of users; other companies': [50, 10, 10],
    'companies near and beside': [5, 5],
    'listed of a company: related ones, offices, videos': [100, 500, 50],
    'claims of an account': 50,
    'filters of companies': [[4, 3.5, 3], 40, 60],
    'companies compared': 4,
    'posts, comments and messages of a day, and changes': [50, 300, 1_000, 100, 100],
    'reports of a day': 100,
    'contributions of a day': 20,
    'contributions listed, and hours until a card shows': [200, 24],
    'the day that only a moderator brings': '9999-12-31T00:00:00.000Z',
    'points of contributions': {
      post: 1,
      answer: 1,
      review: 20,
      salary: 10,
      interview: 20,
      benefit: 10,
      photo: 5,
      tenure: 10,
    },
    'blocked names': 500,
    'linked posts': [4, 80],
    'days until an opening is old and gone': [45, 120],
    'alerts and named options': [20, 12],
    'years of experience': { fresher: [0, 0], '1-3': [1, 3], '4-6': [4, 6], '7-plus': [7, 60] },
    'entries of a career': [1975, 50],
    photos: [10_485_760, 40_000_000, 12_000],
    lines: [100, 80],
    'rounds of news': [1, 7, 3],
    polls: { minOptions: 2, maxOptions: 4, maxOptionLength: 80, durations: [24, 72, 168] },
    pictures: [512, 2_048, 1_600, 800, 100],
    'shortest text to rephrase': [20, 4],
    'rephrasing a day and a draft': [20, 5],
    heat: ['2020-01-01T00:00:00Z', 45_000],
    posts: [150, 2_048, 20],
    reviews: [12, [12, 3]],
    offers: [3, 50, ['3', '4', '5', 'notAware']],
    'searched for': [200],
    'found and listed': [200, 50, 3, 3],
    'a catalogue that comes whole': 1_000,
    slips: [4, 7, 2, 4],
    'life and renewal of a session': [15, 30_000],
    exports: [7, 5],
    'bounds of several accounts': [
      [1, 4, 10, 40],
      [7, 28, 84, 365],
    ],
    'snapshots of pay': [7, 92, 14],
    'job profiles of the newest salary': 30,
    'companies of the spotlight': 30,
    'steps and cities of pay': [100, 12],
    'no points': 1_000_000_000,
  });
});
