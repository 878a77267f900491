import { ContainerModule } from 'inversify';
import { MemoryDropdown } from '@/adapters/memory/kernel/catalog/memory-dropdown';
import { MemoryCatalogGroups } from '@/adapters/memory/kernel/catalog-groups/memory-catalog-groups';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { DropdownPort } from '@/core/kernel/catalog/dropdown.port';
import { CatalogGroupsPort } from '@/core/kernel/catalog-groups/catalog-groups.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CatalogGroupsPort)
    .toResolvedValue((browser) => new MemoryCatalogGroups(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(DropdownPort)
    .toResolvedValue((browser) => new MemoryDropdown(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
