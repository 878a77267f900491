import { INDIA_TIME_ZONE } from '@/core/common/india-calendar.rules';
import { GONE_AFTER_DAYS } from '@/core/jobs/job-age.rules';
import { bytes, date, integer, moment } from './sql-types';
import { defineStatement } from './statement';

/** Kept answers to repeated writes end after two days. */
export const purgeAnswers = defineStatement({
  name: 'housekeeping.purge-answers',
  parameters: [date],
  columns: {},
  text: 'delete from platform.idempotent_answers where answered_on < $1::date - 2',
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
  parameters: [date],
  columns: {},
  text: 'delete from platform.mailbox where sent_on < $1::date - 30',
});

/** The codes that were mailed and have not ended yet, with the persona for which their moments are sealed. */
export const sentCodes = defineStatement({
  name: 'housekeeping.sent-codes',
  parameters: [],
  columns: { career_status_id: integer, persona_ref: bytes, expires_seal: bytes, hour_seal: bytes },
  text: `select v.career_status_id, s.persona_ref, v.expires_seal, v.hour_seal
         from persona.verification_codes v join persona.career_statuses s on s.id = v.career_status_id`,
});

/** Ends a code, unless it was replaced meanwhile: career status, the seal of its end. */
export const purgeCode = defineStatement({
  name: 'housekeeping.purge-code',
  parameters: [integer, bytes],
  columns: {},
  text: 'delete from persona.verification_codes where career_status_id = $1 and expires_seal = $2',
});

/** Counts of help with texts end after two days. */
export const purgeHelpCounts = defineStatement({
  name: 'housekeeping.purge-help-counts',
  parameters: [date],
  columns: {},
  text: 'delete from platform.help_counts where counted_on < $1::date - 2',
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

/** Lists of visits end with their newest visit's term. */
export const purgeVisits = defineStatement({
  name: 'housekeeping.purge-visits',
  parameters: [date],
  columns: {},
  text: 'delete from identity.company_visits where ends_on <= $1',
});

/** Takes openings out of their companies' counts that have left the lists at `$1`. */
export const unlistJobs = defineStatement({
  name: 'housekeeping.unlist-jobs',
  parameters: [moment],
  columns: {},
  text: `update research.jobs set is_listed = false where is_listed and posted_on < ($1 at time zone '${INDIA_TIME_ZONE}')::date - ${GONE_AFTER_DAYS}`,
});
