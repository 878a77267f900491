import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryNotificationEvents } from '@/adapters/memory/memory-notification-events';
import { MemoryNotifications } from '@/adapters/memory/memory-notifications';
import { MemoryRealtimeKey } from '@/adapters/memory/memory-realtime';
import { NotificationEventsPort } from '@/core/notifications/notification-events.port';
import { NotificationsPort } from '@/core/notifications/notifications.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(NotificationsPort)
    .toResolvedValue((browser) => new MemoryNotifications(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(NotificationEventsPort)
    .toResolvedValue(
      (realtime, browser) => new MemoryNotificationEvents(realtime, browser),
      [MemoryRealtimeKey, MemoryBrowserKey],
    )
    .inSingletonScope();
});
