import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryDropdown } from '@/adapters/memory/memory-dropdown';
import { DropdownPort } from '@/core/catalog/dropdown.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(DropdownPort)
    .toResolvedValue((browser) => new MemoryDropdown(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
