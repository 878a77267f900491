import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryStorageChanges } from '@/adapters/memory/kernel/world/memory-storage-changes';
import { MemoryBenefits } from '@/adapters/memory/research/benefits/memory-benefits';
import { MemoryCompanyListing } from '@/adapters/memory/research/company/memory-company-listing';
import { MemoryComparing } from '@/adapters/memory/research/compare/memory-comparing';
import { MemoryInterviews } from '@/adapters/memory/research/interviews/memory-interviews';
import { MemorySalaries } from '@/adapters/memory/research/salaries/memory-salaries';
import { MemoryTenureReports } from '@/adapters/memory/research/tenure/memory-tenure';
import { wire } from '@/app/wire';
import { StorageChangesPort } from '@/core/kernel/common/storage-changes.port';
import { ComparedTenurePort, ComparingPort, PairedCompaniesPort } from '@/core/research/compare/comparison.port';
import { OfferReadingPort } from '@/core/research/compare/read-offer-facts.use-case';

export const adapters = wire((provide, bind) => {
  provide(MemoryStorageChanges, [MemoryBrowserKey], StorageChangesPort);
  provide(MemoryComparing, [MemoryBrowserKey], ComparingPort);
  provide(MemoryCompanyListing, [MemoryBrowserKey], PairedCompaniesPort);
  provide(MemoryTenureReports, [MemoryBrowserKey], ComparedTenurePort);
  bind(OfferReadingPort)
    .toResolvedValue(
      (browser) => ({
        salaries: new MemorySalaries(browser),
        interviews: new MemoryInterviews(browser),
        benefits: new MemoryBenefits(browser),
      }),
      [MemoryBrowserKey],
    )
    .inSingletonScope();
});
