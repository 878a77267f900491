import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryInterlinking } from '@/adapters/memory/memory-interlinking';
import { InterlinkingPort } from '@/core/interlinking/interlinking.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(InterlinkingPort)
    .toResolvedValue((browser) => new MemoryInterlinking(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
