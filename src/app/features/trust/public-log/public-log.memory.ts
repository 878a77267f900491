import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryPublicLog } from '@/adapters/memory/trust/public-log/memory-public-log';
import { wire } from '@/app/wire';
import { PublicLogPort } from '@/core/trust/public-log/public-log.port';

export const adapters = wire((provide) => {
  provide(MemoryPublicLog, [MemoryBrowserKey], PublicLogPort);
});
