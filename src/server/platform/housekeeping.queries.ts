import { deleteBatch, PURGED_COLUMNS } from './purge';
import { date } from './sql-types';
import { defineStatement } from './statement';

const ANSWER_DAYS = 2;
const MAIL_DAYS = 30;

export const purgeAnswers = defineStatement({
  name: 'housekeeping.purge-answers',
  parameters: [date],
  columns: PURGED_COLUMNS,
  text: deleteBatch('platform.idempotent_answers', `answered_on < $1::date - ${ANSWER_DAYS}`, 'answered_on'),
});

export const purgeMailbox = defineStatement({
  name: 'housekeeping.purge-mailbox',
  parameters: [date],
  columns: PURGED_COLUMNS,
  text: deleteBatch('platform.mailbox', `sent_on < $1::date - ${MAIL_DAYS}`, 'sent_on'),
});
