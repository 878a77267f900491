import { MemoryDropdown } from '@/adapters/memory/kernel/catalog/memory-dropdown';
import { MemoryCatalogGroups } from '@/adapters/memory/kernel/catalog-groups/memory-catalog-groups';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { wire } from '@/app/wire';
import { DropdownPort } from '@/core/kernel/catalog/dropdown.port';
import { CatalogGroupsPort } from '@/core/kernel/catalog-groups/catalog-groups.port';

export const adapters = wire((provide) => {
  provide(MemoryCatalogGroups, [MemoryBrowserKey], CatalogGroupsPort);
  provide(MemoryDropdown, [MemoryBrowserKey], DropdownPort);
});
