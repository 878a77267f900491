import { INDIA_TIME_ZONE } from '@/core/common/india-calendar.rules';
import { GONE_AFTER_DAYS } from '@/core/jobs/job-age.rules';
import { bigint, moment, textOf } from './sql-types';
import { defineStatement } from './statement';

/** Kept answers to repeated writes end after two days. */
export const purgeAnswers = defineStatement({
  name: 'housekeeping.purge-answers',
  parameters: [moment],
  columns: {},
  text: `delete from platform.idempotent_answers where answered_at < $1::timestamptz - interval '2 days'`,
});

/** Reports of clients end after 30 days. */
export const purgeReports = defineStatement({
  name: 'housekeeping.purge-reports',
  parameters: [moment],
  columns: {},
  text: `delete from platform.client_reports where reported_at < $1::timestamptz - interval '30 days'`,
});

/** Mail of the built-in mailbox ends after 30 days. */
export const purgeMailbox = defineStatement({
  name: 'housekeeping.purge-mailbox',
  parameters: [moment],
  columns: {},
  text: `delete from platform.mailbox where sent_at < $1::timestamptz - interval '30 days'`,
});

/** Codes end with the hour in which they are counted: its beginning would tie a work address in the mailbox to a persona. */
export const purgeCodes = defineStatement({
  name: 'housekeeping.purge-codes',
  parameters: [moment],
  columns: {},
  text: `delete from persona.verification_codes
         where hour_started_at < $1::timestamptz - interval '1 hour' and expires_at < $1`,
});

/** Reduces the moments of mail that is an hour old to its day. */
export const coarsenMailbox = defineStatement({
  name: 'housekeeping.coarsen-mailbox',
  parameters: [moment],
  columns: {},
  text: `update platform.mailbox set sent_at = date_trunc('day', sent_at, 'UTC')
         where sent_at < $1::timestamptz - interval '1 hour' and sent_at <> date_trunc('day', sent_at, 'UTC')`,
});

/** Counts of help with texts end after two days. */
export const purgeHelpCounts = defineStatement({
  name: 'housekeeping.purge-help-counts',
  parameters: [moment],
  columns: {},
  text: `delete from platform.help_counts where since < $1::timestamptz - interval '2 days'`,
});

/** Posts that their authors deleted more than an hour ago, and under which nobody has written, end. */
export const purgeDeletedPosts = defineStatement({
  name: 'housekeeping.purge-deleted-posts',
  parameters: [moment],
  columns: {},
  text: `delete from content.posts where deleted_at < $1::timestamptz - interval '1 hour' and comments_count = 0`,
});

/** Reviews that their authors deleted more than an hour ago end. */
export const purgeDeletedReviews = defineStatement({
  name: 'housekeeping.purge-deleted-reviews',
  parameters: [moment],
  columns: {},
  text: `delete from research.reviews where deleted_at < $1::timestamptz - interval '1 hour'`,
});

/** Photos that their authors deleted more than an hour ago end; their files follow (platform/sql/photos). */
export const purgeDeletedPhotos = defineStatement({
  name: 'housekeeping.purge-deleted-photos',
  parameters: [moment],
  columns: {},
  text: `delete from research.photos where deleted_at < $1::timestamptz - interval '1 hour'`,
});

/** Of the others only the place stays. */
export const emptyDeletedPosts = defineStatement({
  name: 'housekeeping.empty-deleted-posts',
  parameters: [moment],
  columns: {},
  text: `with emptied as (
           update content.posts set title = null, content = '-', media = null, link = null, kind = null, campaign = null, mentions = '{}', edited_at = null,
             deleted_at = null, author_name = '', author_tagline = null, author_avatar = '', author_color = '', author_proof = null
           where deleted_at < $1::timestamptz - interval '1 hour' returning id
         )
         delete from content.link_reads where post_id in (select id from emptied)`,
});

/** Pages that links led to, once they are to be read anew. */
export const purgeLinkPages = defineStatement({
  name: 'housekeeping.purge-link-pages',
  parameters: [moment],
  columns: {},
  text: 'delete from content.link_pages where expires_at < $1',
});

/** Tables whose rows, with those that refer to them, have no order: neither times nor ids that were counted. */
export const SHUFFLED_TABLES = ['identity.users', 'persona.personas', 'platform.mailbox'] as const;

/** Writes the rows of a table, and of those that refer to it, anew in random order (platform/sql/shuffle-rows.sql). */
export const shuffleRows = defineStatement({
  name: 'housekeeping.shuffle-rows',
  parameters: [textOf<(typeof SHUFFLED_TABLES)[number]>()],
  columns: { rows: bigint },
  text: 'select platform.shuffle_rows($1::text::regclass) as rows',
});

/** Takes openings out of their companies' counts that have left the lists at `$1`. */
export const unlistJobs = defineStatement({
  name: 'housekeeping.unlist-jobs',
  parameters: [moment],
  columns: {},
  text: `update research.jobs set is_listed = false where is_listed and posted_on < ($1 at time zone '${INDIA_TIME_ZONE}')::date - ${GONE_AFTER_DAYS}`,
});
