import { ContainerModule } from 'inversify';
import { MemoryCompanyListing } from '@/adapters/memory/company/memory-company-listing';
import { MemoryComparing } from '@/adapters/memory/compare/memory-comparing';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { MemoryStorageChanges } from '@/adapters/memory/world/memory-storage-changes';
import { StorageChangesPort } from '@/core/common/storage-changes.port';
import { ComparingPort, PairedCompaniesPort } from '@/core/compare/comparison.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(StorageChangesPort)
    .toResolvedValue((browser) => new MemoryStorageChanges(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(ComparingPort)
    .toResolvedValue((browser) => new MemoryComparing(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(PairedCompaniesPort)
    .toResolvedValue((browser) => new MemoryCompanyListing(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
