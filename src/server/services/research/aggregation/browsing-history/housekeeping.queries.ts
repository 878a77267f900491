import { deleteBatch, PURGED_COLUMNS } from '@/server/platform/purge';
import { date } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const purgeVisits = defineStatement({
  name: 'housekeeping.purge-visits',
  parameters: [date],
  columns: PURGED_COLUMNS,
  text: deleteBatch('identity.company_visits', 'ends_on <= $1', 'ends_on'),
});
