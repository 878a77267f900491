import { ContainerModule } from 'inversify';
import { ReportsApi } from '@/adapters/http/generated/feed/reports';
import { ReportsPort } from '@/core/reports/reports.port';
import { HttpClientKey } from '../../app-keys';

/** Reports over the wire. */
export const reportsAdapters = new ContainerModule(({ bind }) => {
  bind(ReportsPort)
    .toResolvedValue((http) => new ReportsApi(http), [HttpClientKey])
    .inSingletonScope();
});
