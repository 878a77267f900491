import { ContainerModule } from 'inversify';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { CommunitiesPort } from '@/core/communities/communities.port';
import { CommunityPagesPort } from '@/core/community-pages/community-pages.port';
import { FeedReadingPort } from '@/core/posting/feed.port';
import { CatalogGroupsKey } from '@/stores/catalog-groups/keys';
import { PersonalKey } from '@/stores/common/personal';
import { CommunityListingStore } from '@/stores/communities/community-listing.store';
import { CommunityPageStore } from '@/stores/communities/community-page.store';
import { CommunitiesKey, CommunityListingKey, CommunityPageKey } from '@/stores/communities/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { PostsKey } from '@/stores/posting/keys';

/** The listing of communities, and their pages. */
export const communityPagesModule = new ContainerModule(({ bind }) => {
  bind(CommunityListingKey)
    .toResolvedValue(
      (pages, search, scheduler, communities, navigation, catalogGroups) =>
        new CommunityListingStore(pages, search, scheduler, { communities, navigation, catalogGroups }),
      [CommunityPagesPort, CommunitiesPort, SchedulerPort, CommunitiesKey, NavigationKey, CatalogGroupsKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(CommunityListingKey);
  bind(CommunityPageKey)
    .toResolvedValue(
      (pages, reading, posts) => new CommunityPageStore(pages, reading, posts),
      [CommunityPagesPort, FeedReadingPort, PostsKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(CommunityPageKey);
});
