import '@/views/moderation/moderation.css';
import { QueueEventsPort } from '@/core/moderation/queue-events.port';
import { RealtimePort } from '@/core/realtime/realtime.port';
import { ModerationKey } from '@/stores/moderation/keys';
import { SessionKey } from '@/stores/session/keys';
import { ModerationScreen } from '@/views/moderation/moderation-screen';
import type { Feature } from '../../feature';
import { moderationAdapters } from './moderation.adapters';
import { moderationModule } from './moderation.module';

/** The queue of moderators. */
export const feature: Feature = {
  module: moderationModule,
  adapters: moderationAdapters,
  start: (container) => {
    const moderation = container.get(ModerationKey);
    container.get(QueueEventsPort).onQueueChanged(() => void moderation.loadAgain());
    container.get(RealtimePort).onMissed('document', () => void moderation.loadAgain());
  },
  screens: {
    Moderation: () => ({
      View: ModerationScreen,
      load: async (container) => {
        if (container.get(SessionKey).isLoggedIn) await container.get(ModerationKey).load();
      },
      page: () => ({
        title: 'Moderation · {brand}',
        description: 'Contributions that wait for a decision.',
        isPersonal: true,
      }),
    }),
  },
};
