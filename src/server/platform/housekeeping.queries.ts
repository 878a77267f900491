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

/** Tables whose rows, with those that refer to them, have no order: neither times nor ids that were counted. */
export const SHUFFLED_TABLES = ['identity.users', 'persona.personas', 'platform.mailbox'] as const;

/** Writes the rows of a table, and of those that refer to it, anew in random order (platform/sql/shuffle-rows.sql). */
export const shuffleRows = defineStatement({
  name: 'housekeeping.shuffle-rows',
  parameters: [textOf<(typeof SHUFFLED_TABLES)[number]>()],
  columns: { rows: bigint },
  text: 'select platform.shuffle_rows($1::text::regclass) as rows',
});
