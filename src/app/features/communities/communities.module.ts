import { ContainerModule } from 'inversify';
import { CommunitiesPort } from '@/core/communities/communities.port';
import { PersonalKey } from '@/stores/common/personal';
import { CommunitiesStore } from '@/stores/communities/communities.store';
import { CommunitiesKey } from '@/stores/communities/keys';
import { CommunitiesAside } from '@/views/communities/communities-aside';
import { FollowedOffer, SuggestionsOffer } from '@/views/communities/suggestions-offer';
import { FeedOffersKey } from '@/views/posting/feed-offers';
import { SideListKey } from '@/views/shell/side-list';

export const communitiesModule = new ContainerModule(({ bind }) => {
  bind(CommunitiesKey)
    .toResolvedValue((communities) => new CommunitiesStore(communities), [CommunitiesPort])
    .inSingletonScope();
  bind(PersonalKey).toService(CommunitiesKey);
  bind(SideListKey).toConstantValue(CommunitiesAside);
  bind(FeedOffersKey).toConstantValue({ Suggestions: SuggestionsOffer, Followed: FollowedOffer });
});
