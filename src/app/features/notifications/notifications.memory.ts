import { ContainerModule } from 'inversify';
import { MemoryNotificationEvents } from '@/adapters/memory/notifications/memory-notification-events';
import { MemoryNotifications } from '@/adapters/memory/notifications/memory-notifications';
import { MemoryRealtimeKey } from '@/adapters/memory/realtime/memory-realtime';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
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
