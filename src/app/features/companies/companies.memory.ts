import { ContainerModule } from 'inversify';
import { MemoryCompanyListing } from '@/adapters/memory/company/memory-company-listing';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { CompanyListingPort } from '@/core/company/company.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CompanyListingPort)
    .toResolvedValue((browser) => new MemoryCompanyListing(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
