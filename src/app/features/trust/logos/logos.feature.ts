import type { Feature } from '@/app/feature';
import { SessionKey } from '@/stores/account/session/keys';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { LogosScreen } from '@/views/trust/logos/logos-screen';
import { logosAdapters, logosModule } from './logos.module';

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
