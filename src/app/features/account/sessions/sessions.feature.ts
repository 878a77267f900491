import '@/views/account/sessions/sessions.css';
import type { Feature } from '@/app/feature';
import { SessionKey } from '@/stores/account/session/keys';
import { SessionsKey } from '@/stores/account/sessions/keys';
import { SessionScreen } from '@/views/account/sessions/session-screen';
import { sessionsAdapters, sessionsModule } from './sessions.module';

export const feature: Feature = {
  module: sessionsModule,
  adapters: sessionsAdapters,
  screens: {
    Session: () => ({
      View: SessionScreen,
      load: async (container) => {
        if (container.get(SessionKey).isLoggedIn) await container.get(SessionsKey).load();
      },
      page: () => ({
        title: 'Your account · {brand}',
        description: 'Where you are logged in, and how to log out.',
        isPersonal: true,
      }),
    }),
  },
};
