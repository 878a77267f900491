import { ContainerModule } from 'inversify';
import { ClockPort } from '@/core/common/clock.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { NotificationsPort } from '@/core/notifications/notifications.port';
import { DevicePort } from '@/core/shell/device-reading.port';
import { ToastsPort } from '@/core/shell/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { NotificationsKey } from '@/stores/notifications/keys';
import { NotificationsStore } from '@/stores/notifications/notifications.store';
import { OverlaysKey } from '@/stores/shell/keys';

/** Notifications. */
export const notificationsModule = new ContainerModule(({ bind }) => {
  bind(NotificationsKey)
    .toResolvedValue(
      (notifications, scheduler, clock, device, toasts, overlays) =>
        new NotificationsStore({ notifications, scheduler, clock, device, toasts }, overlays),
      [NotificationsPort, SchedulerPort, ClockPort, DevicePort, ToastsPort, OverlaysKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(NotificationsKey);
});
