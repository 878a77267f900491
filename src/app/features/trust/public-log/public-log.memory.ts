import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryPublicLog } from '@/adapters/memory/trust/public-log/memory-public-log';
import { PublicLogPort } from '@/core/trust/public-log/public-log.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(PublicLogPort)
    .toResolvedValue((browser) => new MemoryPublicLog(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
