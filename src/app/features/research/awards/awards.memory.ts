import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryAwards } from '@/adapters/memory/research/awards/memory-awards';
import { wire } from '@/app/wire';
import { AwardsPort } from '@/core/research/awards/awards.port';

export const adapters = wire((provide) => {
  provide(MemoryAwards, [MemoryBrowserKey], AwardsPort);
});
