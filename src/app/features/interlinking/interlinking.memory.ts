import { ContainerModule } from 'inversify';
import { MemoryInterlinking } from '@/adapters/memory/interlinking/memory-interlinking';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { InterlinkingPort } from '@/core/interlinking/interlinking.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(InterlinkingPort)
    .toResolvedValue((browser) => new MemoryInterlinking(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
