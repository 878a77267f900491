import '@/views/trust/moderation/moderation.css';
import type { Feature } from '@/app/feature';
import { RealtimePort } from '@/core/kernel/realtime/realtime.port';
import { QueueEventsPort } from '@/core/trust/moderation/queue-events.port';
import { SessionKey } from '@/stores/account/session/keys';
import { ModerationKey } from '@/stores/trust/moderation/keys';
import { ModerationScreen } from '@/views/trust/moderation/moderation-screen';
import { moderationAdapters, moderationModule } from './moderation.module';

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
        description: 'Contributions that need a decision.',
        isPersonal: true,
      }),
    }),
  },
};
