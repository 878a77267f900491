import { deleteSome, purged } from './purge';
import { date } from './sql-types';
import { defineStatement } from './statement';

/** Kept answers to repeated writes end after two days. */
export const purgeAnswers = defineStatement({
  name: 'housekeeping.purge-answers',
  parameters: [date],
  columns: purged,
  text: deleteSome('platform.idempotent_answers', 'answered_on < $1::date - 2', 'answered_on'),
});

/** Mail of the built-in mailbox ends after 30 days. */
export const purgeMailbox = defineStatement({
  name: 'housekeeping.purge-mailbox',
  parameters: [date],
  columns: purged,
  text: deleteSome('platform.mailbox', 'sent_on < $1::date - 30', 'sent_on'),
});
