import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryHeadlineStats } from '@/adapters/memory/research/headline-stats/memory-headline-stats';
import { MemorySalaries } from '@/adapters/memory/research/salaries/memory-salaries';
import { wire } from '@/app/wire';
import { HeadlineStatsPort, LineSalariesPort } from '@/core/research/headline-stats/headline-stats.port';

export const adapters = wire((provide) => {
  provide(MemoryHeadlineStats, [MemoryBrowserKey], HeadlineStatsPort);
  provide(MemorySalaries, [MemoryBrowserKey], LineSalariesPort);
});
