import { VotingApi } from '@/adapters/http/generated/feed/voting';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { VotesPort } from '@/core/talk/voting/votes.port';

export const votingAdapters = wire((provide) => {
  provide(VotingApi, [HttpClientKey], VotesPort);
});
