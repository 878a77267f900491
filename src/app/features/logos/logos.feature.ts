import '@/views/logos/logos.css';
import { RolesKey } from '@/stores/moderation/keys';
import { SessionKey } from '@/stores/session/keys';
import { LogosScreen } from '@/views/logos/logos-screen';
import type { Feature } from '../../feature';
import { logosAdapters } from './logos.adapters';
import { logosModule } from './logos.module';

/** The logos of companies and colleges, which moderators store. */
export const feature: Feature = {
  module: logosModule,
  adapters: logosAdapters,
  screens: {
    Logos: () => ({
      View: LogosScreen,
      load: async (container) => {
        if (container.get(SessionKey).isLoggedIn) await container.get(RolesKey).load();
      },
      page: () => ({ title: 'Logos · {brand}', description: 'Logos of companies and colleges.', isPersonal: true }),
    }),
  },
};
