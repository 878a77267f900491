import { SocketNotificationEvents } from '@/adapters/realtime/socket-notification-events';
import { SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { DismissNotification } from '@/core/talk/notifications/dismiss-notification.use-case';
import { LoadNotifications } from '@/core/talk/notifications/load-notifications.use-case';
import { NotificationEventsPort } from '@/core/talk/notifications/notification-events.port';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import { ReadNotification } from '@/core/talk/notifications/read-notification.use-case';
import { ViewNotifications } from '@/core/talk/notifications/view-notifications.use-case';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { OverlaysKey } from '@/stores/kernel/shell/keys';
import { NotificationsKey } from '@/stores/talk/notifications/keys';
import { NotificationsStore } from '@/stores/talk/notifications/notifications.store';
import { HttpNotifications } from './http-notifications';

export const notificationsAdapters = wire((provide) => {
  provide(HttpNotifications, [HttpClientKey], NotificationsPort);
  provide(SocketNotificationEvents, [SocketRealtimeKey], NotificationEventsPort);
});

export const notificationsModule = wire((provide, bind) => {
  provide(LoadNotifications, [NotificationsPort, DevicePort]);
  provide(ViewNotifications, [NotificationsPort]);
  provide(ReadNotification, [NotificationsPort]);
  provide(DismissNotification, [NotificationsPort, SchedulerPort]);
  bind(NotificationsKey)
    .toResolvedValue(
      (load, view, read, dismiss, scheduler, clock, toasts, overlays) =>
        new NotificationsStore({ load, view, read, dismiss }, { scheduler, clock, toasts }, overlays),
      [
        LoadNotifications,
        ViewNotifications,
        ReadNotification,
        DismissNotification,
        SchedulerPort,
        ClockPort,
        ToastsPort,
        OverlaysKey,
      ],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(NotificationsKey);
});
