import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryCompanyListing } from '@/adapters/memory/research/company/memory-company-listing';
import { MemoryInterviews } from '@/adapters/memory/research/interviews/memory-interviews';
import { MemoryReviews } from '@/adapters/memory/research/reviews/memory-reviews';
import { MemorySalaries } from '@/adapters/memory/research/salaries/memory-salaries';
import { MemoryTenureReports } from '@/adapters/memory/research/tenure/memory-tenure';
import {
  OverviewInterviewsPort,
  OverviewListingPort,
  OverviewReviewsPort,
  OverviewSalariesPort,
  OverviewTenurePort,
} from '@/core/research/company-overview/company-overview.port';

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
  bind(OverviewListingPort)
    .toResolvedValue((browser) => new MemoryCompanyListing(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(OverviewTenurePort)
    .toResolvedValue((browser) => new MemoryTenureReports(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
