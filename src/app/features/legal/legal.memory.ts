import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryLegalNotices } from '@/adapters/memory/memory-legal-notices';
import { LegalNoticesPort } from '@/core/legal/legal-notices.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(LegalNoticesPort)
    .toResolvedValue((browser) => new MemoryLegalNotices(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
