import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { Notification } from './notification';

export interface NotificationEvents {
  /** Called also for renewed notifications, which replace earlier ones with the same id. */
  readonly onNotificationAdded: (listener: (notification: Notification) => void) => Cancel;
  readonly onNotificationRemoved: (listener: (notificationId: string) => void) => Cancel;
}

export const NotificationEventsPort: Key<NotificationEvents> = Symbol('NotificationEvents');
