import { ContainerModule } from 'inversify';
import { CastVote } from '@/core/voting/cast-vote.use-case';
import { Votables } from '@/core/voting/votables';
import { VotingStore } from '@/stores/voting/voting.store';
import { AccessToken, ToastsToken, VotesToken } from '../tokens';

/** Votes. */
export const votingModule = new ContainerModule(({ bind }) => {
  bind(Votables)
    .toResolvedValue(() => new Votables())
    .inSingletonScope();
  bind(CastVote)
    .toResolvedValue((votes, votables) => new CastVote(votes, votables), [VotesToken, Votables])
    .inSingletonScope();
  bind(VotingStore)
    .toResolvedValue(
      (castVote, access, toasts) => new VotingStore(castVote, access, toasts),
      [CastVote, AccessToken, ToastsToken],
    )
    .inSingletonScope();
});
