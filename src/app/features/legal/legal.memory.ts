import { ContainerModule } from 'inversify';
import { MemoryLegalNotices } from '@/adapters/memory/legal/memory-legal-notices';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { LegalNoticesPort } from '@/core/legal/legal-notices.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(LegalNoticesPort)
    .toResolvedValue((browser) => new MemoryLegalNotices(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
