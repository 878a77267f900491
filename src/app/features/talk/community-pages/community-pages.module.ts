import { CommunityPagesApi } from '@/adapters/http/generated/feed/community-pages';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';
import { CommunityPagesPort } from '@/core/talk/community-pages/community-pages.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { CatalogGroupsKey } from '@/stores/kernel/catalog-groups/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CommunityListingStore } from '@/stores/talk/communities/community-listing.store';
import { CommunityPageStore } from '@/stores/talk/communities/community-page.store';
import { CommunitiesKey, CommunityListingKey, CommunityPageKey } from '@/stores/talk/communities/keys';
import { PostsKey } from '@/stores/talk/posting/keys';

export const communityPagesAdapters = wire((provide) => {
  provide(CommunityPagesApi, [HttpClientKey], CommunityPagesPort);
});

export const communityPagesModule = wire((provide, bind) => {
  bind(CommunityListingKey)
    .toResolvedValue(
      (pages, search, scheduler, communities, navigation, catalogGroups) =>
        new CommunityListingStore(pages, search, scheduler, { communities, navigation, catalogGroups }),
      [CommunityPagesPort, CommunitiesPort, SchedulerPort, CommunitiesKey, NavigationKey, CatalogGroupsKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(CommunityListingKey);
  provide(CommunityPageStore, [CommunityPagesPort, FeedReadingPort, PostsKey], CommunityPageKey);
  bind(PersonalKey).toService(CommunityPageKey);
});
