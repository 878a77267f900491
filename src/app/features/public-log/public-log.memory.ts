import { ContainerModule } from 'inversify';
import { MemoryPublicLog } from '@/adapters/memory/public-log/memory-public-log';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { PublicLogPort } from '@/core/public-log/public-log.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(PublicLogPort)
    .toResolvedValue((browser) => new MemoryPublicLog(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
