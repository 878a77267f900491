import { ContainerModule } from 'inversify';
import { ToastsPort } from '@/core/shell/toasts.port';
import { VotesPort } from '@/core/voting/votes.port';
import { PersonalKey } from '@/stores/common/personal';
import { PostsKey } from '@/stores/posting/keys';
import { AccessKey } from '@/stores/session/keys';
import { VotingKey } from '@/stores/voting/keys';
import { VotingStore } from '@/stores/voting/voting.store';

/** Votes. */
export const votingModule = new ContainerModule(({ bind }) => {
  bind(VotingKey)
    .toResolvedValue(
      (votes, posts, access, toasts) => new VotingStore(votes, posts, access, toasts),
      [VotesPort, PostsKey, AccessKey, ToastsPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(VotingKey);
});
