import '@/views/talk/communities/community-pages.css';
import type { Feature } from '@/app/feature';
import { PostEventsPort } from '@/core/talk/posting/post-events.port';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { CommunityPageKey } from '@/stores/talk/communities/keys';
import { ComposerKey } from '@/stores/talk/posting/keys';
import { communitiesScreen } from './communities.screen';
import { communityScreenOf } from './community.screen';
import { communityPagesAdapters, communityPagesModule } from './community-pages.module';

export const feature: Feature = {
  module: communityPagesModule,
  adapters: communityPagesAdapters,
  start: (container) => {
    container.get(FeaturesKey).whenHere(ComposerKey, () => {
      container.get(PostEventsPort).onPostAdded(container.get(CommunityPageKey).receive);
    });
  },
  screens: {
    Communities: () => communitiesScreen,
    CommunityListing: () => communityScreenOf('topic'),
    DepartmentListing: () => communityScreenOf('department'),
  },
};
