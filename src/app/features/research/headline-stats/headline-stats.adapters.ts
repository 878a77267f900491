import { ContainerModule } from 'inversify';
import { HeadlineStatsApi } from '@/adapters/http/generated/aggregation/headline-stats';
import { SalariesApi } from '@/adapters/http/generated/salary/salaries';
import { HttpClientKey } from '@/app/app-keys';
import { HeadlineStatsPort, LineSalariesPort } from '@/core/research/headline-stats/headline-stats.port';

/** The figures over the wire. */
export const headlineStatsAdapters = new ContainerModule(({ bind }) => {
  bind(HeadlineStatsPort)
    .toResolvedValue((http) => new HeadlineStatsApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(LineSalariesPort)
    .toResolvedValue((http) => new SalariesApi(http), [HttpClientKey])
    .inSingletonScope();
});
