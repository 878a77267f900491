import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryHiding } from '@/adapters/memory/talk/hiding/memory-hiding';
import { HidingPort } from '@/core/talk/hiding/hiding.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(HidingPort)
    .toResolvedValue((browser) => new MemoryHiding(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
