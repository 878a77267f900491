import { batchCondition, PURGED_COLUMNS } from '@/server/platform/purge';
import { date, moment } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { isPermanentlyWithdrawn } from '@/server/platform/withdrawal/bring-back';
import { countWithdrawalsClause } from '@/server/platform/withdrawal/withdrawal.queries';

export const purgeDeletedPhotos = defineStatement({
  name: 'housekeeping.purge-deleted-photos',
  parameters: [moment, date],
  columns: PURGED_COLUMNS,
  text: `with gone as (delete from research.photos where ${batchCondition('research.photos', isPermanentlyWithdrawn('deleted_at', '$1'), 'deleted_at')} returning 1) ${countWithdrawalsClause("'photo'", 2)}`,
});
