import { MemoryPopups } from '@/adapters/memory/kernel/native-app/memory-popups';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { wire } from '@/app/wire';
import { PopupsPort } from '@/core/kernel/native-app/popups.port';

export const adapters = wire((provide) => {
  provide(MemoryPopups, [MemoryBrowserKey], PopupsPort);
});
