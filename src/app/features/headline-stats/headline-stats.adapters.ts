import { ContainerModule } from 'inversify';
import { HeadlineStatsApi } from '@/adapters/http/generated/aggregation/headline-stats';
import { HeadlineStatsPort } from '@/core/headline-stats/headline-stats.port';
import { HttpClientKey } from '../../app-keys';

/** The figures over the wire. */
export const headlineStatsAdapters = new ContainerModule(({ bind }) => {
  bind(HeadlineStatsPort)
    .toResolvedValue((http) => new HeadlineStatsApi(http), [HttpClientKey])
    .inSingletonScope();
});
