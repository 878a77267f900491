import { CommunitiesKey } from '@/stores/communities/keys';
import { SessionKey } from '@/stores/session/keys';
import type { Feature } from '../../feature';
import { communitiesHttp } from './communities.http';
import { communitiesModule } from './communities.module';

/** Communities: which there are, and which the user follows. */
export const feature: Feature = {
  module: communitiesModule,
  adapters: communitiesHttp,
  prepare: async (container) => {
    const communities = container.get(CommunitiesKey);
    if (container.get(SessionKey).isLoggedIn) await communities.loadFollowed();
    else await communities.loadPopular();
  },
};
