import { batchCondition, deleteBatch, PURGED_COLUMNS } from '@/server/platform/purge';
import { date, moment } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { isPermanentlyWithdrawn } from '@/server/platform/withdrawal/bring-back';
import { countWithdrawalsClause } from '@/server/platform/withdrawal/withdrawal.queries';

const IS_OVER = isPermanentlyWithdrawn('deleted_at', '$1');

export const purgeDeletedPosts = defineStatement({
  name: 'housekeeping.purge-deleted-posts',
  parameters: [moment, date],
  columns: PURGED_COLUMNS,
  text: `with gone as (delete from content.posts where ${batchCondition('content.posts', `${IS_OVER} and comments_count = 0`, 'deleted_at')} returning 1)
         ${countWithdrawalsClause("'post'", 2)}`,
});

export const emptyDeletedPosts = defineStatement({
  name: 'housekeeping.empty-deleted-posts',
  parameters: [moment, date],
  columns: PURGED_COLUMNS,
  text: `with gone as (update content.posts set title = null, content = '-', media = null, link = null, kind = null, campaign = null, mentions = '{}', edited_at = null,
           deleted_at = null, author_name = '', author_tagline = null, author_avatar = '', author_color = '', author_proof = null
           where ${batchCondition('content.posts', IS_OVER, 'deleted_at')} returning 1) ${countWithdrawalsClause("'post'", 2)}`,
});

export const purgeViews = defineStatement({
  name: 'housekeeping.purge-views',
  parameters: [date],
  columns: PURGED_COLUMNS,
  text: deleteBatch('content.post_views', 'ends_on <= $1', 'ends_on'),
});
