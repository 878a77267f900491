import { date } from './sql-types';
import { defineStatement } from './statement';

/** Kept answers to repeated writes end after two days. */
export const purgeAnswers = defineStatement({
  name: 'housekeeping.purge-answers',
  parameters: [date],
  columns: {},
  text: 'delete from platform.idempotent_answers where answered_on < $1::date - 2',
});

/** Mail of the built-in mailbox ends after 30 days. */
export const purgeMailbox = defineStatement({
  name: 'housekeeping.purge-mailbox',
  parameters: [date],
  columns: {},
  text: 'delete from platform.mailbox where sent_on < $1::date - 30',
});
