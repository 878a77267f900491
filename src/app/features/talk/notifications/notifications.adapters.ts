import { ContainerModule } from 'inversify';
import { SocketNotificationEvents } from '@/adapters/realtime/socket-notification-events';
import { SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { HttpClientKey } from '@/app/app-keys';
import { NotificationEventsPort } from '@/core/talk/notifications/notification-events.port';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import { HttpNotifications } from './http-notifications';

/** Notifications over the wire. */
export const notificationsAdapters = new ContainerModule(({ bind }) => {
  bind(NotificationsPort)
    .toResolvedValue((http) => new HttpNotifications(http), [HttpClientKey])
    .inSingletonScope();
  bind(NotificationEventsPort)
    .toResolvedValue((realtime) => new SocketNotificationEvents(realtime), [SocketRealtimeKey])
    .inSingletonScope();
});
