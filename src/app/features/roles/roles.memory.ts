import { ContainerModule } from 'inversify';
import { MemoryCases } from '@/adapters/memory/moderation/memory-cases';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { CasesPort } from '@/core/moderation/cases.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CasesPort)
    .toResolvedValue((browser) => new MemoryCases(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
