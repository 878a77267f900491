import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryTerms } from '@/adapters/memory/trust/legal/memory-terms';
import { TermsPort } from '@/core/trust/legal/terms.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(TermsPort)
    .toResolvedValue((browser) => new MemoryTerms(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
