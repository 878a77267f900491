import { ContainerModule } from 'inversify';
import { CommunitiesPort } from '@/core/communities/communities.port';
import { FollowCommunity } from '@/core/communities/follow-community.use-case';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { CommunitiesStore } from '@/stores/communities/communities.store';
import { CommunitiesKey } from '@/stores/communities/keys';
import { AccessKey } from '@/stores/session/keys';

export const communitiesModule = new ContainerModule(({ bind }) => {
  bind(FollowCommunity)
    .toResolvedValue((communities) => new FollowCommunity(communities), [CommunitiesPort])
    .inSingletonScope();
  bind(CommunitiesKey)
    .toResolvedValue(
      (communities, followCommunity, toasts, access) =>
        new CommunitiesStore(communities, followCommunity, toasts, access),
      [CommunitiesPort, FollowCommunity, ToastsPort, AccessKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(CommunitiesKey);
});
