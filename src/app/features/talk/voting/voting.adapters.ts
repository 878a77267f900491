import { VotingApi } from '@/adapters/http/generated/feed/voting';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { VotesPort } from '@/core/talk/voting/votes.port';

/** Votes over the wire. */
export const votingAdapters = wire((provide) => {
  provide(VotingApi, [HttpClientKey], VotesPort);
});
