import '@/views/talk/notifications/notifications.css';
import { reaction } from 'mobx';
import type { Feature } from '@/app/feature';
import { RealtimePort } from '@/core/kernel/realtime/realtime.port';
import { UserEventsPort } from '@/core/kernel/realtime/user-events.port';
import { NotificationEventsPort } from '@/core/talk/notifications/notification-events.port';
import { SessionKey } from '@/stores/account/session/keys';
import { NotificationsKey } from '@/stores/talk/notifications/keys';
import { notificationsAdapters, notificationsModule } from './notifications.module';

export const feature: Feature = {
  module: notificationsModule,
  adapters: notificationsAdapters,
  start: (container) => {
    const notifications = container.get(NotificationsKey);
    const events = container.get(NotificationEventsPort);
    events.onNotificationAdded(notifications.receive);
    events.onNotificationRemoved(notifications.takeBack);
    container.get(UserEventsPort).onEvent('inboxCounted', notifications.countedElsewhere);
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
