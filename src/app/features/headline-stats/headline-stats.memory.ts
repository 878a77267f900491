import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryHeadlineStats } from '@/adapters/memory/memory-headline-stats';
import { HeadlineStatsPort } from '@/core/headline-stats/headline-stats.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(HeadlineStatsPort)
    .toResolvedValue((browser) => new MemoryHeadlineStats(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
