import '@/views/kernel/offline/offline.css';
import { reaction } from 'mobx';
import type { Feature } from '@/app/feature';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { OfflineKey } from '@/stores/kernel/offline/keys';
import { ConnectionKey } from '@/stores/kernel/realtime/keys';
import { OfflineBar } from '@/views/kernel/offline/offline-bar';
import { OfflineScreen } from '@/views/kernel/offline/offline-screen';
import { offlineAdapters, offlineModule } from './offline.module';

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
    const connection = container.get(ConnectionKey);
    reaction(
      () => connection.connectionError === null,
      (isBack) => {
        if (isBack) offline.serviceBack();
      },
    );
  },
  screens: {
    Offline: () => ({
      View: OfflineScreen,
      page: () => ({
        title: 'Offline reading · {brand}',
        description: 'Pages saved on this device, and what is waiting to be sent.',
        isPersonal: true,
      }),
    }),
  },
};
