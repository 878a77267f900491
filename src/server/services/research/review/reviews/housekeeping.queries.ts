import { batchCondition, PURGED_COLUMNS } from '@/server/platform/purge';
import { date, moment } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { isPermanentlyWithdrawn } from '@/server/platform/withdrawal/bring-back';
import { countWithdrawalsClause } from '@/server/platform/withdrawal/withdrawal.queries';

export const purgeDeletedReviews = defineStatement({
  name: 'housekeeping.purge-deleted-reviews',
  parameters: [moment, date],
  columns: PURGED_COLUMNS,
  text: `with gone as (delete from research.reviews where ${batchCondition('research.reviews', isPermanentlyWithdrawn('deleted_at', '$1'), 'deleted_at')} returning 1) ${countWithdrawalsClause("'review'", 2)}`,
});
