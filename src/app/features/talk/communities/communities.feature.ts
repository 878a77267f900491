import '@/views/talk/communities/communities.css';
import { reaction } from 'mobx';
import type { Feature } from '@/app/feature';
import { SessionKey } from '@/stores/account/session/keys';
import { CommunitiesKey } from '@/stores/talk/communities/keys';
import { communitiesAdapters, communitiesModule } from './communities.module';

export const feature: Feature = {
  module: communitiesModule,
  idle: async () => (await import(/* webpackChunkName: "idle" */ './communities-idle.part')).communitiesIdlePart,
  adapters: communitiesAdapters,
  prepare: async (container) => {
    const communities = container.get(CommunitiesKey);
    if (container.get(SessionKey).isLoggedIn) await communities.loadFollowed();
    else await communities.loadPopular();
  },
  start: (container) => {
    const session = container.get(SessionKey);
    reaction(
      () => session.userId,
      (userId) => {
        if (userId !== null) void container.get(CommunitiesKey).loadFollowed();
      },
    );
  },
};
