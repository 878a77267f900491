import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryInterlinking } from '@/adapters/memory/talk/interlinking/memory-interlinking';
import { InterlinkingPort } from '@/core/talk/interlinking/interlinking.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(InterlinkingPort)
    .toResolvedValue((browser) => new MemoryInterlinking(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
