import { MemoryEarlyKeys } from '@/adapters/memory/kernel/shortcuts/memory-early-keys';
import { wire } from '@/app/wire';
import { EarlyKeysPort } from '@/core/kernel/shortcuts/early-keys.port';

export const adapters = wire((provide) => {
  provide(MemoryEarlyKeys, [], EarlyKeysPort);
});
