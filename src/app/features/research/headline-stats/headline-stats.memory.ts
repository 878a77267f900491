import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryHeadlineStats } from '@/adapters/memory/research/headline-stats/memory-headline-stats';
import { MemorySalaries } from '@/adapters/memory/research/salaries/memory-salaries';
import { HeadlineStatsPort, LineSalariesPort } from '@/core/research/headline-stats/headline-stats.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(HeadlineStatsPort)
    .toResolvedValue((browser) => new MemoryHeadlineStats(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(LineSalariesPort)
    .toResolvedValue((browser) => new MemorySalaries(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
