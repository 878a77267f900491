import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryTerms } from '@/adapters/memory/trust/legal/memory-terms';
import { wire } from '@/app/wire';
import { TermsPort } from '@/core/trust/legal/terms.port';

export const adapters = wire((provide) => {
  provide(MemoryTerms, [MemoryBrowserKey], TermsPort);
});
