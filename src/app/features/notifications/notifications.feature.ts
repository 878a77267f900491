import '@/views/notifications/notifications.css';
import { reaction } from 'mobx';
import { RealtimePort } from '@/core/shell/realtime-events.port';
import { NotificationsKey } from '@/stores/notifications/keys';
import { SessionKey } from '@/stores/session/keys';
import type { Feature } from '../../feature';
import { notificationsAdapters } from './notifications.adapters';
import { notificationsModule } from './notifications.module';

/** The user's inbox. */
export const feature: Feature = {
  module: notificationsModule,
  adapters: notificationsAdapters,
  start: (container) => {
    const notifications = container.get(NotificationsKey);
    const realtime = container.get(RealtimePort);
    realtime.onNotificationAdded(notifications.receive);
    realtime.onReconnected(() => void notifications.load());
    reaction(
      () => container.get(SessionKey).isLoggedIn,
      (isLoggedIn) => {
        if (isLoggedIn) notifications.start();
      },
      { fireImmediately: true },
    );
  },
};
