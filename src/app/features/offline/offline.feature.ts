import '@/views/offline/offline.css';
import { reaction } from 'mobx';
import { NavigationKey } from '@/stores/navigation/keys';
import { OfflineKey } from '@/stores/offline/keys';
import { OfflineBar } from '@/views/offline/offline-bar';
import { OfflineScreen } from '@/views/offline/offline-screen';
import type { Feature } from '../../feature';
import { offlineAdapters } from './offline.adapters';
import { offlineModule } from './offline.module';

/** Reading without a connection. */
export const feature: Feature = {
  module: offlineModule,
  adapters: offlineAdapters,
  Overlays: OfflineBar,
  start: (container) => {
    const offline = container.get(OfflineKey);
    const navigation = container.get(NavigationKey);
    offline.start();
    reaction(
      () => navigation.address,
      () => offline.entered(),
    );
  },
  screens: {
    Offline: () => ({
      View: OfflineScreen,
      page: () => ({
        title: 'Reading without a connection · {brand}',
        description: 'What this device keeps of what you read, and what waits to be sent.',
        isPersonal: true,
      }),
    }),
  },
};
