import '@/views/notifications/notifications.css';
import { reaction } from 'mobx';
import { NotificationEventsPort } from '@/core/notifications/notification-events.port';
import { OwnActEventsPort } from '@/core/realtime/own-acts.port';
import { RealtimePort } from '@/core/realtime/realtime.port';
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
    const events = container.get(NotificationEventsPort);
    events.onNotificationAdded(notifications.receive);
    events.onNotificationRemoved(notifications.takeBack);
    container.get(OwnActEventsPort).onAct('inboxCounted', notifications.countedElsewhere);
    container.get(RealtimePort).onMissed('session', () => void notifications.load());
    reaction(
      () => container.get(SessionKey).isLoggedIn,
      (isLoggedIn) => {
        if (isLoggedIn) notifications.start();
      },
      { fireImmediately: true },
    );
  },
};
