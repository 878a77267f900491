import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryCompanyListing } from '@/adapters/memory/research/company/memory-company-listing';
import { MemoryTenureReports } from '@/adapters/memory/research/tenure/memory-tenure';
import { CompanyListingPort, ListedTenurePort } from '@/core/research/company/company.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CompanyListingPort)
    .toResolvedValue((browser) => new MemoryCompanyListing(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(ListedTenurePort)
    .toResolvedValue((browser) => new MemoryTenureReports(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
