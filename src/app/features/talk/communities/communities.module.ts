import { CommunitiesApi } from '@/adapters/http/generated/feed/communities';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { CommunitiesStore } from '@/stores/talk/communities/communities.store';
import { CommunitiesKey } from '@/stores/talk/communities/keys';
import { SideListKey } from '@/views/kernel/shell/side-list';
import { CommunitiesAside } from '@/views/talk/communities/communities-aside';
import { FollowedOffer, SuggestionsOffer } from '@/views/talk/communities/suggestions-offer';
import { FeedOffersKey } from '@/views/talk/posting/feed-offers';

export const communitiesAdapters = wire((provide) => {
  provide(CommunitiesApi, [HttpClientKey], CommunitiesPort);
});

export const communitiesModule = wire((provide, bind) => {
  provide(CommunitiesStore, [CommunitiesPort], CommunitiesKey);
  bind(PersonalKey).toService(CommunitiesKey);
  bind(SideListKey).toConstantValue(CommunitiesAside);
  bind(FeedOffersKey).toConstantValue({ Suggestions: SuggestionsOffer, Followed: FollowedOffer });
});
