import { bigint, jsonb, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export type ReportKind = 'error' | 'performance' | 'web_vitals';

export const storeReport = defineStatement({
  name: 'tracking.store-report',
  parameters: [textOf<ReportKind>(), jsonb<object>()],
  columns: { id: bigint },
  text: 'insert into platform.client_reports (kind, report) values ($1, $2) returning id',
});

export const removeReports = defineStatement({
  name: 'tracking.remove-reports',
  parameters: [bigint],
  columns: {},
  text: 'delete from platform.client_reports where id <= $1',
});
