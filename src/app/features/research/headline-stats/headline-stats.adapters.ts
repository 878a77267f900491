import { ContainerModule } from 'inversify';
import { HeadlineStatsApi } from '@/adapters/http/generated/aggregation/headline-stats';
import { HttpClientKey } from '@/app/app-keys';
import { HeadlineStatsPort } from '@/core/research/headline-stats/headline-stats.port';

/** The figures over the wire. */
export const headlineStatsAdapters = new ContainerModule(({ bind }) => {
  bind(HeadlineStatsPort)
    .toResolvedValue((http) => new HeadlineStatsApi(http), [HttpClientKey])
    .inSingletonScope();
});
