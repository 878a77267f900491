import { deleteSome, purged } from '@/server/platform/purge';
import { date } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Counts of help with texts end after two days. */
export const purgeHelpCounts = defineStatement({
  name: 'housekeeping.purge-help-counts',
  parameters: [date],
  columns: purged,
  text: deleteSome('platform.help_counts', 'counted_on < $1::date - 2', 'counted_on'),
});
