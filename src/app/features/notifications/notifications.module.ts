import { ContainerModule } from 'inversify';
import { ClockPort } from '@/core/common/clock.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { DevicePort } from '@/core/device/device-reading.port';
import { DismissNotification } from '@/core/notifications/dismiss-notification.use-case';
import { LoadNotifications } from '@/core/notifications/load-notifications.use-case';
import { NotificationsPort } from '@/core/notifications/notifications.port';
import { ReadNotification } from '@/core/notifications/read-notification.use-case';
import { ViewNotifications } from '@/core/notifications/view-notifications.use-case';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { NotificationsKey } from '@/stores/notifications/keys';
import { NotificationsStore } from '@/stores/notifications/notifications.store';
import { OverlaysKey } from '@/stores/shell/keys';

export const notificationsModule = new ContainerModule(({ bind }) => {
  bind(LoadNotifications)
    .toResolvedValue(
      (notifications, device) => new LoadNotifications(notifications, device),
      [NotificationsPort, DevicePort],
    )
    .inSingletonScope();
  bind(ViewNotifications)
    .toResolvedValue((notifications) => new ViewNotifications(notifications), [NotificationsPort])
    .inSingletonScope();
  bind(ReadNotification)
    .toResolvedValue((notifications) => new ReadNotification(notifications), [NotificationsPort])
    .inSingletonScope();
  bind(DismissNotification)
    .toResolvedValue(
      (notifications, scheduler) => new DismissNotification(notifications, scheduler),
      [NotificationsPort, SchedulerPort],
    )
    .inSingletonScope();
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
