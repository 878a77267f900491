import '@/views/operations/operations.css';
import { OperationsKey } from '@/stores/operations/keys';
import { SessionKey } from '@/stores/session/keys';
import { OperationsScreen } from '@/views/operations/operations-screen';
import type { Feature } from '../../feature';
import { operationsAdapters } from './operations.adapters';
import { operationsModule } from './operations.module';

/** The operator's figures. */
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
        description: 'What the operator has to look after.',
        isPersonal: true,
      }),
    }),
  },
};
