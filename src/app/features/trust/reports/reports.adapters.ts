import { ReportsApi } from '@/adapters/http/generated/feed/reports';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ReportsPort } from '@/core/trust/reports/reports.port';

export const reportsAdapters = wire((provide) => {
  provide(ReportsApi, [HttpClientKey], ReportsPort);
});
