import { ContainerModule } from 'inversify';
import { HeadlineStatsPort } from '@/core/research/headline-stats/headline-stats.port';
import { HeadlineStatsStore } from '@/stores/research/headline-stats/headline-stats.store';
import { HeadlineStatsKey } from '@/stores/research/headline-stats/keys';

/** The figures of the product. */
export const headlineStatsModule = new ContainerModule(({ bind }) => {
  bind(HeadlineStatsKey)
    .toResolvedValue((reading) => new HeadlineStatsStore(reading), [HeadlineStatsPort])
    .inSingletonScope();
});
