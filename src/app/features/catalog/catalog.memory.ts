import { ContainerModule } from 'inversify';
import { MemoryDropdown } from '@/adapters/memory/catalog/memory-dropdown';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { DropdownPort } from '@/core/catalog/dropdown.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(DropdownPort)
    .toResolvedValue((browser) => new MemoryDropdown(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
