import { deleteBatch, PURGED_COLUMNS } from '@/server/platform/purge';
import { date } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const HELP_COUNT_DAYS = 2;

export const purgeHelpCounts = defineStatement({
  name: 'housekeeping.purge-help-counts',
  parameters: [date],
  columns: PURGED_COLUMNS,
  text: deleteBatch('platform.help_counts', `counted_on < $1::date - ${HELP_COUNT_DAYS}`, 'counted_on'),
});
