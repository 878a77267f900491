import { ContainerModule } from 'inversify';
import { MemoryVotes } from '@/adapters/memory/voting/memory-votes';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { VotesPort } from '@/core/voting/votes.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(VotesPort)
    .toResolvedValue((browser) => new MemoryVotes(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
