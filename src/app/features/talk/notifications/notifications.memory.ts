import { MemoryRealtimeKey } from '@/adapters/memory/kernel/realtime/memory-realtime';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryNotificationEvents } from '@/adapters/memory/talk/notifications/memory-notification-events';
import { MemoryNotifications } from '@/adapters/memory/talk/notifications/memory-notifications';
import { wire } from '@/app/wire';
import { NotificationEventsPort } from '@/core/talk/notifications/notification-events.port';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';

export const adapters = wire((provide) => {
  provide(MemoryNotifications, [MemoryBrowserKey], NotificationsPort);
  provide(MemoryNotificationEvents, [MemoryRealtimeKey, MemoryBrowserKey], NotificationEventsPort);
});
