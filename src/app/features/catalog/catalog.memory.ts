import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { DropdownPort } from '@/core/catalog/dropdown.port';
import { MemoryDropdown } from '@/adapters/memory/memory-dropdown';

export const adapters = new ContainerModule(({ bind }) => {
  bind(DropdownPort).toResolvedValue((browser) => new MemoryDropdown(browser), [MemoryBrowserKey]).inSingletonScope();
});
