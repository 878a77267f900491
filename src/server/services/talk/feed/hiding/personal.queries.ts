import { exportRowsOfRef } from '@/server/platform/personal/exported-rows.queries';
import { choiceMergeStatements } from '@/server/platform/personal/merge-choices.queries';
import { arrayOf, bytes, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const exportedHiddenPosts = exportRowsOfRef(
  'hidden-posts',
  'select post_id from content.hidden_posts where voter_ref = $1 order by post_id',
);

export const exportedBlockedNames = exportRowsOfRef(
  'blocked-names',
  'select name from content.blocked_names where voter_ref = $1 order by name',
);

export const eraseHiddenPosts = defineStatement({
  name: 'hiding.erase-all',
  parameters: [bytes],
  columns: {},
  text: `with hidden as (delete from content.hidden_posts where voter_ref = $1)
         delete from content.blocked_names where voter_ref = $1`,
});

export const unblockNames = defineStatement({
  name: 'hiding.erase-names',
  parameters: [arrayOf(text)],
  columns: {},
  text: 'delete from content.blocked_names where lower(name) = any($1)',
});

export const mergedHiddenPosts = choiceMergeStatements({
  kind: 'hidden',
  table: 'content.hidden_posts',
  key: ['post_id'],
  of: ['post_id', 'posts'],
});

export const mergedBlocks = choiceMergeStatements({ kind: 'hidden', table: 'content.blocked_names', key: ['name'] });
