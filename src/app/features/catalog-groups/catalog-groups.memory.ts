import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryCatalogGroups } from '@/adapters/memory/memory-catalog-groups';
import { CatalogGroupsPort } from '@/core/catalog-groups/catalog-groups.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CatalogGroupsPort)
    .toResolvedValue((browser) => new MemoryCatalogGroups(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
