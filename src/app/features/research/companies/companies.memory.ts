import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryCompanyListing } from '@/adapters/memory/research/company/memory-company-listing';
import { MemoryTenureReports } from '@/adapters/memory/research/tenure/memory-tenure';
import { wire } from '@/app/wire';
import { CompanyListingPort, ListedTenurePort } from '@/core/research/company/company.port';

export const adapters = wire((provide) => {
  provide(MemoryCompanyListing, [MemoryBrowserKey], CompanyListingPort);
  provide(MemoryTenureReports, [MemoryBrowserKey], ListedTenurePort);
});
