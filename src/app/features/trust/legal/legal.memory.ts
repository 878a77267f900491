import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryLegalNotices } from '@/adapters/memory/trust/legal/memory-legal-notices';
import { LegalNoticesPort } from '@/core/trust/legal/legal-notices.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(LegalNoticesPort)
    .toResolvedValue((browser) => new MemoryLegalNotices(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
