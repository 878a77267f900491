import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryCases } from '@/adapters/memory/trust/moderation/memory-cases';
import { CasesPort } from '@/core/trust/moderation/cases.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CasesPort)
    .toResolvedValue((browser) => new MemoryCases(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
