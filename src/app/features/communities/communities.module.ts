import { ContainerModule } from 'inversify';
import { ClockPort } from '@/core/common/clock.port';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { CommunitiesPort } from '@/core/communities/communities.port';
import { PersonalKey } from '@/stores/common/personal';
import { CommunitiesStore } from '@/stores/communities/communities.store';
import { CommunitiesKey, NewPostsKey } from '@/stores/communities/keys';
import { NewPostsStore } from '@/stores/communities/new-posts.store';
import { SessionKey } from '@/stores/session/keys';
import { CommunitiesAside } from '@/views/communities/communities-aside';
import { FollowedOffer, SuggestionsOffer } from '@/views/communities/suggestions-offer';
import { FeedOffersKey } from '@/views/posting/feed-offers';
import { SideListKey } from '@/views/shell/side-list';

export const communitiesModule = new ContainerModule(({ bind }) => {
  bind(CommunitiesKey)
    .toResolvedValue((communities) => new CommunitiesStore(communities), [CommunitiesPort])
    .inSingletonScope();
  bind(PersonalKey).toService(CommunitiesKey);
  bind(NewPostsKey)
    .toResolvedValue(
      (communities, storage, clock, session) => new NewPostsStore({ communities, storage, clock, session }),
      [CommunitiesPort, StoragePort, ClockPort, SessionKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(NewPostsKey);
  bind(SideListKey).toConstantValue(CommunitiesAside);
  bind(FeedOffersKey).toConstantValue({ Suggestions: SuggestionsOffer, Followed: FollowedOffer });
});
