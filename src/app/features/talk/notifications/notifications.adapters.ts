import { SocketNotificationEvents } from '@/adapters/realtime/socket-notification-events';
import { SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { NotificationEventsPort } from '@/core/talk/notifications/notification-events.port';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import { HttpNotifications } from './http-notifications';

export const notificationsAdapters = wire((provide) => {
  provide(HttpNotifications, [HttpClientKey], NotificationsPort);
  provide(SocketNotificationEvents, [SocketRealtimeKey], NotificationEventsPort);
});
