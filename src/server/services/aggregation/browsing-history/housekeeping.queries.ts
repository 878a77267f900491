import { date } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Lists of visits end with their newest visit's term. */
export const purgeVisits = defineStatement({
  name: 'housekeeping.purge-visits',
  parameters: [date],
  columns: {},
  text: 'delete from identity.company_visits where ends_on <= $1',
});
