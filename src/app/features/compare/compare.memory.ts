import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryComparing } from '@/adapters/memory/memory-comparing';
import { ComparingPort } from '@/core/compare/comparison.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(ComparingPort)
    .toResolvedValue((browser) => new MemoryComparing(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
