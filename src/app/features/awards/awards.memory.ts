import { ContainerModule } from 'inversify';
import { MemoryAwards } from '@/adapters/memory/awards/memory-awards';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { AwardsPort } from '@/core/awards/awards.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(AwardsPort)
    .toResolvedValue((browser) => new MemoryAwards(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
