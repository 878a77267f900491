import { exportRowsOfRef } from '@/server/platform/personal/exported-rows.queries';
import { choiceMergeStatements } from '@/server/platform/personal/merge-choices.queries';
import { bytes } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const exportedVotes = exportRowsOfRef(
  'votes',
  `select v.post_id, case v.value when 1 then 'up' else 'down' end as vote from content.votes v
   where v.voter_ref = $1 order by v.post_id`,
);

export const exportedCommentVotes = exportRowsOfRef(
  'comment-votes',
  `select v.comment_id, case v.value when 1 then 'up' else 'down' end as vote from content.comment_votes v
   where v.voter_ref = $1 order by v.comment_id`,
);

export const eraseVotes = defineStatement({
  name: 'voting.erase-votes',
  parameters: [bytes],
  columns: {},
  text: 'delete from content.votes where voter_ref = $1',
});

export const eraseCommentVotes = defineStatement({
  name: 'voting.erase-comment-votes',
  parameters: [bytes],
  columns: {},
  text: 'delete from content.comment_votes where voter_ref = $1',
});

export const mergedVotes = choiceMergeStatements({
  kind: 'votes',
  table: 'content.votes',
  counted: '',
  key: ['post_id'],
  of: ['post_id', 'posts'],
});

export const mergedCommentVotes = choiceMergeStatements({
  kind: 'votes',
  table: 'content.comment_votes',
  counted: '',
  key: ['comment_id'],
  of: ['comment_id', 'comments'],
});
