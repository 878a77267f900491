import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryVotes } from '@/adapters/memory/talk/voting/memory-votes';
import { wire } from '@/app/wire';
import { VotesPort } from '@/core/talk/voting/votes.port';

export const adapters = wire((provide) => {
  provide(MemoryVotes, [MemoryBrowserKey], VotesPort);
});
