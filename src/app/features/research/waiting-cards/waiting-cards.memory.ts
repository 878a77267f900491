import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryOwnContributions } from '@/adapters/memory/research/contributions/memory-own-contributions';
import { wire } from '@/app/wire';
import { OwnContributionListPort, WaitingCardListPort } from '@/core/research/contributions/contributions.port';

export const adapters = wire((provide) => {
  provide(MemoryOwnContributions, [MemoryBrowserKey], WaitingCardListPort);
  provide(MemoryOwnContributions, [MemoryBrowserKey], OwnContributionListPort);
});
