import { ContainerModule } from 'inversify';
import { MemoryLegalNotices } from '@/adapters/memory/legal/memory-legal-notices';
import { MemoryTerms } from '@/adapters/memory/legal/memory-terms';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { LegalNoticesPort } from '@/core/legal/legal-notices.port';
import { TermsPort } from '@/core/legal/terms.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(LegalNoticesPort)
    .toResolvedValue((browser) => new MemoryLegalNotices(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(TermsPort)
    .toResolvedValue((browser) => new MemoryTerms(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
