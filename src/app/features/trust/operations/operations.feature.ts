import type { Feature } from '@/app/feature';
import { SessionKey } from '@/stores/account/session/keys';
import { OperationsKey } from '@/stores/trust/operations/keys';
import { OperationsScreen } from '@/views/trust/operations/operations-screen';
import { operationsAdapters, operationsModule } from './operations.module';

export const feature: Feature = {
  module: operationsModule,
  adapters: operationsAdapters,
  screens: {
    Operations: () => ({
      View: OperationsScreen,
      load: async (container) => {
        if (container.get(SessionKey).isLoggedIn) await container.get(OperationsKey).load();
      },
      page: () => ({
        title: 'Operations · {brand}',
        description: 'What needs the operator’s attention.',
        isPersonal: true,
      }),
    }),
  },
};
