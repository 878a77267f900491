import { moment } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Reports of clients end after 30 days. */
export const purgeReports = defineStatement({
  name: 'housekeeping.purge-reports',
  parameters: [moment],
  columns: {},
  text: `delete from platform.client_reports where reported_at < $1::timestamptz - interval '30 days'`,
});
