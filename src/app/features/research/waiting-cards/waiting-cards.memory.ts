import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryOwnContributions } from '@/adapters/memory/research/contributions/memory-own-contributions';
import { OwnContributionListPort, WaitingCardListPort } from '@/core/research/contributions/contributions.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(WaitingCardListPort)
    .toResolvedValue((browser) => new MemoryOwnContributions(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(OwnContributionListPort)
    .toResolvedValue((browser) => new MemoryOwnContributions(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
