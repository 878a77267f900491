import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryVotes } from '@/adapters/memory/memory-votes';
import { VotesPort } from '@/core/voting/votes.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(VotesPort)
    .toResolvedValue((browser) => new MemoryVotes(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
