import { ContainerModule } from 'inversify';
import { NotificationsApi } from '@/adapters/http/generated/notification/notifications';
import { SocketNotificationEvents } from '@/adapters/realtime/socket-notification-events';
import { SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { HttpClientKey } from '@/app/app-keys';
import { NotificationEventsPort } from '@/core/talk/notifications/notification-events.port';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';

/** Notifications over the wire. */
export const notificationsAdapters = new ContainerModule(({ bind }) => {
  bind(NotificationsPort)
    .toResolvedValue((http) => new NotificationsApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(NotificationEventsPort)
    .toResolvedValue((realtime) => new SocketNotificationEvents(realtime), [SocketRealtimeKey])
    .inSingletonScope();
});
