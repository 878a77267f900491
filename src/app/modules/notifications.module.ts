import { ContainerModule } from 'inversify';
import { DismissNotification } from '@/core/notifications/dismiss-notification.use-case';
import { LoadNotifications } from '@/core/notifications/load-notifications.use-case';
import { ReadNotification } from '@/core/notifications/read-notification.use-case';
import { ViewNotifications } from '@/core/notifications/view-notifications.use-case';
import { NotificationsStore } from '@/stores/notifications/notifications.store';
import { OverlayStore } from '@/stores/shell/overlay.store';
import { ClockToken, DeviceToken, NotificationsToken, SchedulerToken, ToastsToken } from '../tokens';

/** Notifications. */
export const notificationsModule = new ContainerModule(({ bind }) => {
  bind(LoadNotifications)
    .toResolvedValue(
      (notifications, device) => new LoadNotifications(notifications, device),
      [NotificationsToken, DeviceToken],
    )
    .inSingletonScope();
  bind(ViewNotifications)
    .toResolvedValue((notifications) => new ViewNotifications(notifications), [NotificationsToken])
    .inSingletonScope();
  bind(ReadNotification)
    .toResolvedValue((notifications) => new ReadNotification(notifications), [NotificationsToken])
    .inSingletonScope();
  bind(DismissNotification)
    .toResolvedValue(
      (notifications, scheduler) => new DismissNotification(notifications, scheduler),
      [NotificationsToken, SchedulerToken],
    )
    .inSingletonScope();
  bind(NotificationsStore)
    .toResolvedValue(
      (load, view, read, dismiss, scheduler, clock, toasts, overlays) =>
        new NotificationsStore({ load, view, read, dismiss }, { scheduler, clock, toasts }, overlays),
      [
        LoadNotifications,
        ViewNotifications,
        ReadNotification,
        DismissNotification,
        SchedulerToken,
        ClockToken,
        ToastsToken,
        OverlayStore,
      ],
    )
    .inSingletonScope();
});
