import { ContainerModule } from 'inversify';
import { HeadlineStatsPort } from '@/core/headline-stats/headline-stats.port';
import { HeadlineStatsStore } from '@/stores/headline-stats/headline-stats.store';
import { HeadlineStatsKey } from '@/stores/headline-stats/keys';

/** The figures of the product. */
export const headlineStatsModule = new ContainerModule(({ bind }) => {
  bind(HeadlineStatsKey)
    .toResolvedValue((reading) => new HeadlineStatsStore(reading), [HeadlineStatsPort])
    .inSingletonScope();
});
