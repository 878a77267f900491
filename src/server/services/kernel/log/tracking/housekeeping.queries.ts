import { deleteBatch, PURGED_COLUMNS } from '@/server/platform/purge';
import { moment } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Days for which reports are stored. The privacy notice states this number. */
const REPORT_DAYS = 30;

export const purgeReports = defineStatement({
  name: 'housekeeping.purge-reports',
  parameters: [moment],
  columns: PURGED_COLUMNS,
  text: deleteBatch(
    'platform.client_reports',
    `reported_at < $1::timestamptz - ${REPORT_DAYS} * interval '1 day'`,
    'id',
  ),
});
