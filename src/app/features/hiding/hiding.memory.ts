import { ContainerModule } from 'inversify';
import { MemoryHiding } from '@/adapters/memory/hiding/memory-hiding';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { HidingPort } from '@/core/hiding/hiding.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(HidingPort)
    .toResolvedValue((browser) => new MemoryHiding(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
