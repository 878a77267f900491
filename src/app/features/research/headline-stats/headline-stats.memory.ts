import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryHeadlineStats } from '@/adapters/memory/research/headline-stats/memory-headline-stats';
import { HeadlineStatsPort } from '@/core/research/headline-stats/headline-stats.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(HeadlineStatsPort)
    .toResolvedValue((browser) => new MemoryHeadlineStats(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
