import { ContainerModule } from 'inversify';
import { MemoryOwnContributions } from '@/adapters/memory/contributions/memory-own-contributions';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { OwnContributionListPort, WaitingCardListPort } from '@/core/contributions/contributions.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(WaitingCardListPort)
    .toResolvedValue((browser) => new MemoryOwnContributions(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(OwnContributionListPort)
    .toResolvedValue((browser) => new MemoryOwnContributions(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
