import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryCompanyListing } from '@/adapters/memory/research/company/memory-company-listing';
import { MemoryInterviews } from '@/adapters/memory/research/interviews/memory-interviews';
import { MemoryReviews } from '@/adapters/memory/research/reviews/memory-reviews';
import { MemorySalaries } from '@/adapters/memory/research/salaries/memory-salaries';
import { MemoryTenureReports } from '@/adapters/memory/research/tenure/memory-tenure';
import { wire } from '@/app/wire';
import {
  OverviewInterviewsPort,
  OverviewListingPort,
  OverviewReviewsPort,
  OverviewSalariesPort,
  OverviewTenurePort,
} from '@/core/research/company-overview/company-overview.port';

export const adapters = wire((provide) => {
  provide(MemoryReviews, [MemoryBrowserKey], OverviewReviewsPort);
  provide(MemorySalaries, [MemoryBrowserKey], OverviewSalariesPort);
  provide(MemoryInterviews, [MemoryBrowserKey], OverviewInterviewsPort);
  provide(MemoryCompanyListing, [MemoryBrowserKey], OverviewListingPort);
  provide(MemoryTenureReports, [MemoryBrowserKey], OverviewTenurePort);
});
