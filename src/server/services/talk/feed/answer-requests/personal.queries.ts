import { exportRowsOfRef } from '@/server/platform/personal/exported-rows.queries';
import { choiceMergeStatements } from '@/server/platform/personal/merge-choices.queries';
import { arrayOf, bytes, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const exportedAnswerRequests = exportRowsOfRef(
  'answer-requests',
  `select post_id, name from content.answer_requests where voter_ref = $1 order by post_id, name`,
);

export const eraseAnswerRequests = defineStatement({
  name: 'answer-requests.erase-all',
  parameters: [bytes],
  columns: {},
  text: 'delete from content.answer_requests where voter_ref = $1',
});

export const eraseRequestsTo = defineStatement({
  name: 'answer-requests.erase-names',
  parameters: [arrayOf(text)],
  columns: {},
  text: 'delete from content.answer_requests where lower(name) = any($1)',
});

export const mergedRequests = choiceMergeStatements({
  kind: 'requests',
  table: 'content.answer_requests',
  key: ['post_id', 'name'],
});
