import { defineStatement } from './statement';

/** Kept answers to repeated writes end after two days. */
export const purgeAnswers = defineStatement({
  name: 'purge.answers',
  parameters: [],
  columns: {},
  text: `delete from platform.idempotent_answers where answered_at < now() - interval '2 days'`,
});

/** Reports of clients end after 30 days. */
export const purgeReports = defineStatement({
  name: 'purge.reports',
  parameters: [],
  columns: {},
  text: `delete from platform.client_reports where reported_at < now() - interval '30 days'`,
});

/** Mail of the built-in mailbox ends after 30 days. */
export const purgeMailbox = defineStatement({
  name: 'purge.mailbox',
  parameters: [],
  columns: {},
  text: `delete from platform.mailbox where sent_at < now() - interval '30 days'`,
});
