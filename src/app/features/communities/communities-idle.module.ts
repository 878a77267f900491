import { ContainerModule } from 'inversify';
import { ClockPort } from '@/core/common/clock.port';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { CommunitiesPort } from '@/core/communities/communities.port';
import { FollowCommunity } from '@/core/communities/follow-community.use-case';
import { SureWrites } from '@/core/failed-calls/sure-writes';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { CommunitySearchStore } from '@/stores/communities/community-search.store';
import { FollowingStore } from '@/stores/communities/following.store';
import { CommunitiesKey, CommunitySearchKey, FollowingKey, NewPostsKey } from '@/stores/communities/keys';
import { NewPostsStore } from '@/stores/communities/new-posts.store';
import { AccessKey, SessionKey } from '@/stores/session/keys';

export const communitiesIdleModule = new ContainerModule(({ bind }) => {
  bind(FollowCommunity)
    .toResolvedValue(
      (communities, scheduler, toasts) => new FollowCommunity(communities, new SureWrites(scheduler, toasts)),
      [CommunitiesPort, SchedulerPort, ToastsPort],
    )
    .inSingletonScope();
  bind(FollowingKey)
    .toResolvedValue(
      (communities, followCommunity, toasts, access, list, scheduler) => {
        const sure = new SureWrites(scheduler, toasts);
        return new FollowingStore({ communities, followCommunity, toasts, access, list, sure });
      },
      [CommunitiesPort, FollowCommunity, ToastsPort, AccessKey, CommunitiesKey, SchedulerPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(FollowingKey);
  bind(CommunitySearchKey)
    .toResolvedValue(
      (communities, list) => new CommunitySearchStore(communities, list),
      [CommunitiesPort, CommunitiesKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(CommunitySearchKey);
  bind(NewPostsKey)
    .toResolvedValue(
      (communities, storage, clock, session) => new NewPostsStore({ communities, storage, clock, session }),
      [CommunitiesPort, StoragePort, ClockPort, SessionKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(NewPostsKey);
});
