import { ContainerModule } from 'inversify';
import { VotingApi } from '@/adapters/http/generated/feed/voting';
import { HttpClientKey } from '@/app/app-keys';
import { VotesPort } from '@/core/talk/voting/votes.port';

/** Votes over the wire. */
export const votingAdapters = new ContainerModule(({ bind }) => {
  bind(VotesPort)
    .toResolvedValue((http) => new VotingApi(http), [HttpClientKey])
    .inSingletonScope();
});
