import { OwnActEventsPort } from '@/core/realtime/own-acts.port';
import { RealtimePort } from '@/core/realtime/realtime.port';
import { CommunitiesKey, FollowingKey } from '@/stores/communities/keys';
import { SessionKey } from '@/stores/session/keys';
import type { Part } from '../../feature';
import { communitiesIdleModule } from './communities-idle.module';

/** Following communities and finding one to write in: a press before it has come is kept until it has. */
export const communitiesIdlePart: Part = {
  module: communitiesIdleModule,
  start: (container) => {
    container.get(OwnActEventsPort).onAct('communityFollowed', container.get(FollowingKey).followedElsewhere);
    container.get(RealtimePort).onReconnected(() => {
      if (container.get(SessionKey).isLoggedIn) void container.get(CommunitiesKey).loadFollowed();
    });
  },
};
