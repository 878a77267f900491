import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryAwards } from '@/adapters/memory/research/awards/memory-awards';
import { AwardsPort } from '@/core/research/awards/awards.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(AwardsPort)
    .toResolvedValue((browser) => new MemoryAwards(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
