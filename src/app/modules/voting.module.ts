import { ContainerModule } from 'inversify';
import { PostsStore } from '@/stores/posting/posts.store';
import { VotingStore } from '@/stores/voting/voting.store';
import { AccessToken, ToastsToken, VotesToken } from '../tokens';

/** Votes. */
export const votingModule = new ContainerModule(({ bind }) => {
  bind(VotingStore)
    .toResolvedValue(
      (votes, posts, access, toasts) => new VotingStore(votes, posts, access, toasts),
      [VotesToken, PostsStore, AccessToken, ToastsToken],
    )
    .inSingletonScope();
});
