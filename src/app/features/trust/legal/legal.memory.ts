import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryLegalNotices } from '@/adapters/memory/trust/legal/memory-legal-notices';
import { wire } from '@/app/wire';
import { LegalNoticesPort } from '@/core/trust/legal/legal-notices.port';

export const adapters = wire((provide) => {
  provide(MemoryLegalNotices, [MemoryBrowserKey], LegalNoticesPort);
});
