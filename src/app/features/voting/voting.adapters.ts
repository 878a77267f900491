import { ContainerModule } from 'inversify';
import { VotingApi } from '@/adapters/http/generated/feed/voting';
import { VotesPort } from '@/core/voting/votes.port';
import { HttpClientKey } from '../../app-keys';

/** Votes over the wire. */
export const votingAdapters = new ContainerModule(({ bind }) => {
  bind(VotesPort)
    .toResolvedValue((http) => new VotingApi(http), [HttpClientKey])
    .inSingletonScope();
});
