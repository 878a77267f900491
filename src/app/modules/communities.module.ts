import { ContainerModule } from 'inversify';
import { FollowCommunity } from '@/core/communities/follow-community.use-case';
import { CommunitiesStore } from '@/stores/communities/communities.store';
import { CommunitiesToken, ToastsToken } from '../tokens';

/** Communities. */
export const communitiesModule = new ContainerModule(({ bind }) => {
  bind(FollowCommunity)
    .toResolvedValue((communities) => new FollowCommunity(communities), [CommunitiesToken])
    .inSingletonScope();
  bind(CommunitiesStore)
    .toResolvedValue(
      (communities, followCommunity, toasts) => new CommunitiesStore(communities, followCommunity, toasts),
      [CommunitiesToken, FollowCommunity, ToastsToken],
    )
    .inSingletonScope();
});
