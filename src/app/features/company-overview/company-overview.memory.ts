import { ContainerModule } from 'inversify';
import { MemoryInterviews } from '@/adapters/memory/interviews/memory-interviews';
import { MemoryReviews } from '@/adapters/memory/reviews/memory-reviews';
import { MemorySalaries } from '@/adapters/memory/salaries/memory-salaries';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import {
  OverviewInterviewsPort,
  OverviewReviewsPort,
  OverviewSalariesPort,
} from '@/core/company-overview/company-overview.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(OverviewReviewsPort)
    .toResolvedValue((browser) => new MemoryReviews(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(OverviewSalariesPort)
    .toResolvedValue((browser) => new MemorySalaries(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(OverviewInterviewsPort)
    .toResolvedValue((browser) => new MemoryInterviews(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
