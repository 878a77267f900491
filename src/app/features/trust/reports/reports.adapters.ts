import { ContainerModule } from 'inversify';
import { ReportsApi } from '@/adapters/http/generated/feed/reports';
import { HttpClientKey } from '@/app/app-keys';
import { ReportsPort } from '@/core/trust/reports/reports.port';

/** Reports over the wire. */
export const reportsAdapters = new ContainerModule(({ bind }) => {
  bind(ReportsPort)
    .toResolvedValue((http) => new ReportsApi(http), [HttpClientKey])
    .inSingletonScope();
});
