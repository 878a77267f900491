import { reaction } from 'mobx';
import type { Part } from '@/app/feature';
import { RealtimePort } from '@/core/kernel/realtime/realtime.port';
import { UserEventsPort } from '@/core/kernel/realtime/user-events.port';
import { SessionKey } from '@/stores/account/session/keys';
import { CommunitiesKey, FollowingKey, NewPostsKey } from '@/stores/talk/communities/keys';
import { communitiesIdleModule } from './communities-idle.module';

/** Follows communities. Clicks before this part's code is loaded are stored and replayed. */
export const communitiesIdlePart: Part = {
  module: communitiesIdleModule,
  start: (container) => {
    const communities = container.get(CommunitiesKey);
    const newPosts = container.get(NewPostsKey);
    const session = container.get(SessionKey);
    // Loads after the first view, because nobody waits for the counts.
    reaction(() => session.userId, newPosts.load, { fireImmediately: true });
    reaction(() => communities.preselected, newPosts.visit, { fireImmediately: true });
    container.get(UserEventsPort).onEvent('communityFollowed', container.get(FollowingKey).followedElsewhere);
    container.get(RealtimePort).onMissed('session', () => {
      if (!session.isLoggedIn) return;
      void communities.loadFollowed();
      void newPosts.load();
    });
  },
};
