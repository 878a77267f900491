import { ContainerModule } from 'inversify';
import { NotificationsStore } from '@/stores/notifications/notifications.store';
import { OverlayStore } from '@/stores/shell/overlay.store';
import { ClockToken, DeviceToken, NotificationsToken, SchedulerToken, ToastsToken } from '../tokens';

/** Notifications. */
export const notificationsModule = new ContainerModule(({ bind }) => {
  bind(NotificationsStore)
    .toResolvedValue(
      (notifications, scheduler, clock, device, toasts, overlays) =>
        new NotificationsStore({ notifications, scheduler, clock, device, toasts }, overlays),
      [NotificationsToken, SchedulerToken, ClockToken, DeviceToken, ToastsToken, OverlayStore],
    )
    .inSingletonScope();
});
