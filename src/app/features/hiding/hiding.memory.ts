import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryHiding } from '@/adapters/memory/memory-hiding';
import { HidingPort } from '@/core/hiding/hiding.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(HidingPort)
    .toResolvedValue((browser) => new MemoryHiding(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
