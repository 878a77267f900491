import { ContainerModule } from 'inversify';
import { FeedApi } from '@/adapters/http/generated/feed';
import { VotesPort } from '@/core/voting/votes.port';
import { HttpClientKey } from '../../app-keys';

/** Votes over the wire. */
export const votingHttp = new ContainerModule(({ bind }) => {
  bind(VotesPort)
    .toResolvedValue((http) => new FeedApi(http), [HttpClientKey])
    .inSingletonScope();
});
