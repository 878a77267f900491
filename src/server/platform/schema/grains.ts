/**
 * The times and orders that a dump shows, table by table (decision 004). `tests/integration/grains.test.ts` compares this list with the migrated
 * database, where a new table and a new column of a time need their line, and with values that the product writes.
 */

/** The exactness of a time. Days are of India's calendar. */
export type Grain = 'month' | 'day' | 'hour' | 'moment';

/** A column's grain, and why it is no coarser. */
export interface ColumnGrain {
  readonly grain: Grain;
  readonly because: string;
}

const of = (grain: Grain, because: string): ColumnGrain => ({ grain, because });

const SHOWN_TO_OWNER = of('day', 'Shown to the user.');
const FOR_PURGE = of('day', 'The row is deleted by it.');
const READ_BY_PEOPLE = of('moment', 'People read it, beside the contribution.');
const OF_OPERATORS = of('moment', 'Of the work of operators, and of no user.');
const FIGURES = of('month', 'Of figures over many.');

/** Every column that holds a time, by schema, table and name. */
export const COLUMN_GRAINS: Readonly<Record<string, ColumnGrain>> = {
  'content.ballots.closes_at': READ_BY_PEOPLE,
  'content.comment_versions.written_at': READ_BY_PEOPLE,
  'content.comments.created_at': READ_BY_PEOPLE,
  'content.comments.edited_at': READ_BY_PEOPLE,
  'content.link_pages.expires_at': of('moment', 'Of a page that others made; nothing says who asked for it.'),
  'content.link_reads.due_at': of('moment', 'Of a post, which has its moment; the row ends when the link is read.'),
  'content.post_versions.written_at': READ_BY_PEOPLE,
  'content.paused_comments.edited_at': READ_BY_PEOPLE,
  'content.post_views.ends_on': of(
    'day',
    'The post’s own day and 90 days, the same for all who have seen it; the row is deleted by it.',
  ),
  'content.posts.created_at': READ_BY_PEOPLE,
  'content.posts.deleted_at': of('moment', 'Of a post, which has its moment; its text ends an hour after it.'),
  'content.posts.edited_at': READ_BY_PEOPLE,
  'identity.accounts.linked_on': SHOWN_TO_OWNER,
  'identity.app_popups.shown_on': of('day', 'A popup rests for days.'),
  'identity.company_visits.ends_on': FOR_PURGE,
  'identity.conduct_acceptances.accepted_on': SHOWN_TO_OWNER,
  'identity.data_exports.created_on': SHOWN_TO_OWNER,
  'identity.data_exports.expires_on': FOR_PURGE,
  'identity.deactivations.deactivated_on': SHOWN_TO_OWNER,
  'identity.job_alerts.created_on': SHOWN_TO_OWNER,
  'identity.job_alerts.mailed_on': of('day', 'An alert is mailed once a day.'),
  'identity.portal_profiles.saved_on': SHOWN_TO_OWNER,
  'identity.refresh_tokens.ends_on': FOR_PURGE,
  'identity.sessions.ends_on': FOR_PURGE,
  'identity.sessions.seen_on': SHOWN_TO_OWNER,
  'identity.sessions.started_on': SHOWN_TO_OWNER,
  'identity.subscriptions.digest_sent_on': of('day', 'The digest is mailed once a week.'),
  'identity.used_tokens.ends_on': FOR_PURGE,
  'identity.terms_agreements.agreed_on': SHOWN_TO_OWNER,
  'identity.users.created_on': SHOWN_TO_OWNER,
  'moderation.acts.done_on': FOR_PURGE,
  'moderation.cases.claimed_until': of(
    'moment',
    'Of the work of moderators, who are named by a reference of one case.',
  ),
  'moderation.cases.answer_until': of('day', 'The last day of the author’s answer; a complaint is decided after it.'),
  'moderation.cases.due_at': of('hour', 'The law counts hours.'),
  'moderation.cases.placed_at': of(
    'moment',
    'Its due time; of a later case of a reader or network in a day half or all of its ground’s time after that, and a millisecond.',
  ),
  'moderation.cases.settles_at': of('moment', 'Of the work of moderators; emptied a minute later.'),
  'moderation.complaints.answered_on': of('day', 'The time for an appeal is counted from it.'),
  'moderation.complaints.due_at': of('hour', 'The law counts hours.'),
  'moderation.complaints.received_on': of('day', 'Shown to whoever complained.'),
  'moderation.complaints.remind_at': of('moment', 'A part of the way to the due time, which is a whole hour.'),
  'moderation.hides.month': of('month', 'Of sums that everybody reads.'),
  'moderation.star_sums.month': of('month', 'Of sums that everybody reads.'),
  'moderation.log.month': of('month', 'Shown.'),
  'moderation.mails.ends_on': FOR_PURGE,
  'moderation.mails.leased_until': of('moment', 'Of the sending of a mail; its row ends with it.'),
  'moderation.removed.ends_on': FOR_PURGE,
  'moderation.removed_texts.ends_on': of('day', 'What was removed is remembered for 180 days.'),
  'moderation.unlogged.month': of('month', 'Shown.'),
  'moderation.waiting.shows_at': of('hour', 'Drawn at random out of the day after the card was sent.'),
  'moderation.withdrawals.month': of('month', 'Shown.'),
  'moderation.withdrawn.ends_at': of('hour', 'What authors took away ends an hour later.'),
  'persona.notifications.created_on': of('day', 'Inboxes are paged by it.'),
  'persona.push_devices.ends_on': FOR_PURGE,
  'persona.push_devices.held_until': of(
    'moment',
    'A push service says how long it takes nothing; emptied with the next message.',
  ),
  'persona.pushes.due_at': of(
    'moment',
    'The morning for all, or the moment of a failure; the row ends when it is sent.',
  ),
  'persona.talks.last_on': of('day', 'Conversations are listed by it; the moments of messages are sealed.'),
  'persona.portal_links.consented_on': SHOWN_TO_OWNER,
  'persona.statements.appealed_on': SHOWN_TO_OWNER,
  'persona.statements.created_on': SHOWN_TO_OWNER,
  'platform.client_reports.reported_at': of(
    'hour',
    'Errors are looked into by the hour of a release; no user in them.',
  ),
  'platform.event_sums.day': of('day', 'Of sums over all events; no row is of one event or one user.'),
  'platform.help_counts.counted_on': FOR_PURGE,
  'platform.idempotent_answers.answered_on': FOR_PURGE,
  'platform.imports.finished_at': OF_OPERATORS,
  'platform.imports.started_at': OF_OPERATORS,
  'platform.imports.undone_since': OF_OPERATORS,
  'platform.legal_notices.mailed_at': of('moment', 'The law counts hours from it.'),
  'platform.legal_notices.received_at': of('moment', 'The law counts hours from it.'),
  'platform.mailbox.sent_on': FOR_PURGE,
  'platform.processes.seen_at': OF_OPERATORS,
  'platform.task_turns.ended_at': OF_OPERATORS,
  'platform.task_turns.succeeded_at': OF_OPERATORS,
  'platform.unmade_mails.ends_on': FOR_PURGE,
  'platform.unmade_mails.rests_until': of(
    'moment',
    'Of a mail that cannot be made; the row ends when it can, or after days.',
  ),
  'platform.waiting_mails.ends_on': FOR_PURGE,
  'platform.waiting_mails.leased_until': of('moment', 'Of the sending of a mail; its row ends with it.'),
  'platform.socket_io_attachments.created_at': of('moment', 'The socket adapter’s own table; rows live for seconds.'),
  'platform.unused_files.since': of('hour', 'Unused files are deleted after an hour.'),
  'research.award_editions.counted_on': of('day', 'Lists of a year, counted once.'),
  'research.benefit_reports.created_at': of('day', 'Newest first; its readers see the month.'),
  'research.company_figures.newest_review': of('day', 'The first of a month that a card shows.'),
  'research.interview_answers.month': of('month', 'Shown.'),
  'research.company_proposals.month': of('month', 'Shown to its author.'),
  'research.interviews.month': of('month', 'Shown.'),
  'research.jobs.first_posted_on': of('day', 'Of an opening, by its company.'),
  'research.jobs.posted_on': of('day', 'Of an opening, by its company.'),
  'research.photos.created_at': of('day', 'Newest first; its readers see the month.'),
  'research.photos.deleted_at': of('hour', 'Deleted photos end an hour later.'),
  'research.reviews.answered_at': of('day', 'Of a company’s answer, from an import.'),
  'research.interviews.shown_at': of('month', 'Shown.'),
  'research.interviews.shown_since': of('month', 'Shown.'),
  'research.review_holds.ends_on': of('day', 'The hold ends on it, and the row goes.'),
  'research.reviews.shown_at': of('month', 'Shown.'),
  'research.reviews.shown_since': of('month', 'Shown.'),
  'research.benefit_reports.waits_until': of('day', 'Its author had a new account; it is emptied on that day.'),
  'research.interviews.waits_until': of('day', 'Its author told more on one day; it is emptied on that day.'),
  'research.salaries.waits_until': of('day', 'Its author told more on one day; it is emptied on that day.'),
  'research.reviews.created_at': of('day', 'Newest first; its readers see the month.'),
  'research.reviews.deleted_at': of('hour', 'Deleted reviews end an hour later.'),
  'research.reviews.edited_at': of('day', 'Newest first; its readers see the month.'),
  'research.salaries.month': of('month', 'Shown.'),
  'research.salary_figures.newest': FIGURES,
  'research.salary_scopes.stale_since': of('day', 'Of a snapshot of all figures.'),
  'research.card_rounds.decided_on': of('day', 'Of a round over all cards.'),
  'research.salary_snapshots.taken_on': of('day', 'Of a snapshot of all figures.'),
};

/** Numbers that are times: moments are in other units than PostgreSQL's own. */
export const NUMBERS_OF_TIME: Readonly<Record<string, ColumnGrain>> = {
  'content.posts.bucket': of('month', 'Made of the post’s moment, which is shown.'),
  'content.posts.heat': of('moment', 'Made of the post’s moment, which is shown.'),
  'platform.request_counts.minute': of('moment', 'Minutes; rows end after one, and name senders by references.'),
};

/**
 * Tables whose rows are mixed while the server runs (platform/mixing): each has rows of a user or a pseudonym, which came or changed when
 * that user was here.
 */
export const MIXED_TABLES = [
  // The comments of one user come at once.
  'content.paused_comments',
  // They are of nobody known, but come seconds after a post or a comment of the same user, which has its moment and a pseudonym.
  'content.answer_requests',
  'content.blocked_names',
  'content.hidden_posts',
  'content.picks',
  'content.reports',
  'research.review_marks',
  'identity.accounts',
  'identity.app_popups',
  'identity.conduct_acceptances',
  'identity.data_exports',
  'identity.deactivations',
  'identity.experiences',
  'identity.job_alerts',
  'identity.portal_profiles',
  'identity.profile_photos',
  // Tokens and sessions are nobody's that is known, but they are renewed just before a post with its moment: their order would name its pseudonym's session.
  'identity.refresh_tokens',
  'identity.roles',
  'identity.sessions',
  'identity.subscriptions',
  'identity.terms_agreements',
  'identity.used_tokens',
  'identity.users',
  'persona.career_statuses',
  'persona.ended_names',
  'persona.feedback',
  'persona.given_up_names',
  'persona.memberships',
  // The moments of messages are sealed: their order would give them away.
  // Reports come when a message is new.
  'moderation.reported_messages',
  // A card waits so that nobody sees when it was sent: its place would tell after whom.
  'moderation.waiting',
  // A complaint comes when a contribution is new.
  'moderation.profile_names',
  'persona.messages',
  // Each came in the moment of a post, a comment or a vote, which has it.
  'persona.notifications',
  // A block changes when its author contributed.
  'persona.own_ids',
  'persona.personas',
  'persona.portal_links',
  'persona.preferences',
  'persona.push_choices',
  'persona.push_devices',
  'persona.pushes',
  // A count changes with each contribution of its kind.
  'persona.reward_counts',
  'persona.rewards',
  'persona.room_members',
  'persona.salary_offers',
  'persona.statements',
  'persona.talkers',
  'persona.talks',
  'persona.verification_codes',
  // Ids of contributions of all kinds, of those with a moment too: their order would give a moment to the others.
  'platform.idempotent_answers',
  // Help is asked for while a post is written, which has its moment.
  'platform.help_counts',
  'platform.mailbox',
] as const;

/** Tables whose order is left as it came, by the reason why it tells of nobody. */
export const ORDERED_TABLES: Readonly<Record<string, readonly string[]>> = {
  'Reference data and figures, of no user.': [
    'catalog.colleges',
    'catalog.companies',
    'catalog.courses',
    'catalog.departments',
    'catalog.industries',
    'catalog.job_profiles',
    'catalog.locations',
    'catalog.name_tails',
    'catalog.pages',
    'catalog.skills',
    'catalog.specializations',
    'catalog.topics',
    'content.communities',
    'content.share_counts',
    'moderation.star_sums',
    'moderation.withdrawals',
    'platform.facts',
    'platform.import_layers',
    'platform.imports',
    'research.award_editions',
    'research.award_places',
    'research.benefit_counts',
    'research.card_queue',
    'research.card_rounds',
    'research.company_entries',
    'research.company_figures',
    'research.company_offices',
    'research.company_options',
    'research.company_profiles',
    'research.company_redirects',
    'research.company_relations',
    'research.company_sections',
    'research.company_videos',
    'research.interview_asked',
    'research.jobs',
    'research.listed_companies',
    'research.photo_arrivals',
    'research.review_counts',
    'research.review_ratings',
    'research.salary_figures',
    'research.salary_scopes',
    'research.salary_snapshots',
    'research.skill_counts',
  ],
  'Contributions with their moment, which people read, and what hangs on one of them.': [
    'content.ballots',
    'content.comment_versions',
    'content.comments',
    'content.link_pages',
    'content.link_reads',
    'content.paused_posts',
    'content.post_files',
    'content.post_versions',
    'content.posts',
    'platform.unindexed_contributions',
  ],
  'Contributions that show a month: whoever reads the site sees each of them come. No row of a user or pseudonym has an order to lay beside it.':
    [
      'moderation.cases',
      'moderation.removed',
      'moderation.removed_texts',
      'moderation.withdrawn',
      'research.benefit_reports',
      'research.company_proposals',
      'research.interview_answers',
      'research.interview_questions',
      'research.interviews',
      'research.photos',
      'research.review_holds',
      'research.reviews',
      'research.salaries',
    ],
  'Named by references that no row of a user or pseudonym has: the order is of nobody known.': [
    'content.comment_votes',
    'content.post_views',
    'content.votes',
    'identity.company_visits',
    'moderation.acts',
    'moderation.complaints',
    'moderation.hides',
    'moderation.mails',
    'persona.bookmark_lists',
    'platform.request_counts',
    'platform.socket_io_attachments',
    'platform.unused_files',
    'platform.unmade_mails',
    'platform.waiting_mails',
  ],
  'Lines of the public log, which are published in random order.': ['moderation.log', 'moderation.unlogged'],
  'Of authorities, companies and programs, not of users.': [
    'platform.client_reports',
    'platform.event_sums',
    'platform.legal_notices',
    'platform.processes',
    'platform.task_turns',
  ],
};
