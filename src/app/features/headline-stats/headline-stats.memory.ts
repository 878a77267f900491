import { ContainerModule } from 'inversify';
import { MemoryHeadlineStats } from '@/adapters/memory/headline-stats/memory-headline-stats';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { HeadlineStatsPort } from '@/core/headline-stats/headline-stats.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(HeadlineStatsPort)
    .toResolvedValue((browser) => new MemoryHeadlineStats(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
