import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryVotes } from '@/adapters/memory/talk/voting/memory-votes';
import { VotesPort } from '@/core/talk/voting/votes.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(VotesPort)
    .toResolvedValue((browser) => new MemoryVotes(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
