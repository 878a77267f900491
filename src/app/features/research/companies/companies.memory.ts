import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryCompanyListing } from '@/adapters/memory/research/company/memory-company-listing';
import { CompanyListingPort } from '@/core/research/company/company.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CompanyListingPort)
    .toResolvedValue((browser) => new MemoryCompanyListing(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
