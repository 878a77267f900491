import { ContainerModule } from 'inversify';
import { MemoryTerms } from '@/adapters/memory/legal/memory-terms';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { TermsPort } from '@/core/legal/terms.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(TermsPort)
    .toResolvedValue((browser) => new MemoryTerms(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
