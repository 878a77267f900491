import { wire } from '@/app/wire';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';
import { FollowCommunity } from '@/core/talk/communities/follow-community.use-case';
import { AccessKey, SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { CommunitySearchStore } from '@/stores/talk/communities/community-search.store';
import { FollowingStore } from '@/stores/talk/communities/following.store';
import { CommunitiesKey, CommunitySearchKey, FollowingKey, NewPostsKey } from '@/stores/talk/communities/keys';
import { NewPostsStore } from '@/stores/talk/communities/new-posts.store';

export const communitiesIdleModule = wire((provide, bind) => {
  bind(FollowCommunity)
    .toResolvedValue(
      (communities, scheduler, toasts) => new FollowCommunity(communities, new RetryingWrites(scheduler, toasts)),
      [CommunitiesPort, SchedulerPort, ToastsPort],
    )
    .inSingletonScope();
  bind(FollowingKey)
    .toResolvedValue(
      (communities, followCommunity, toasts, access, list, scheduler) => {
        const sure = new RetryingWrites(scheduler, toasts);
        return new FollowingStore({ communities, followCommunity, toasts, access, list, sure });
      },
      [CommunitiesPort, FollowCommunity, ToastsPort, AccessKey, CommunitiesKey, SchedulerPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(FollowingKey);
  provide(CommunitySearchStore, [CommunitiesPort, CommunitiesKey], CommunitySearchKey);
  bind(PersonalKey).toService(CommunitySearchKey);
  bind(NewPostsKey)
    .toResolvedValue(
      (communities, storage, clock, session) => new NewPostsStore({ communities, storage, clock, session }),
      [CommunitiesPort, StoragePort, ClockPort, SessionKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(NewPostsKey);
});
