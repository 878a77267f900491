import { ContainerModule } from 'inversify';
import { MemoryCatalogGroups } from '@/adapters/memory/catalog-groups/memory-catalog-groups';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { CatalogGroupsPort } from '@/core/catalog-groups/catalog-groups.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CatalogGroupsPort)
    .toResolvedValue((browser) => new MemoryCatalogGroups(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
