import { ContainerModule } from 'inversify';
import { MemoryRealtimeKey } from '@/adapters/memory/kernel/realtime/memory-realtime';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryNotificationEvents } from '@/adapters/memory/talk/notifications/memory-notification-events';
import { MemoryNotifications } from '@/adapters/memory/talk/notifications/memory-notifications';
import { NotificationEventsPort } from '@/core/talk/notifications/notification-events.port';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';

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
