import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { Notification } from './notification';

/** Events of the user's inbox while the realtime connection is open. */
export interface NotificationEvents {
  /** A notification arrived, or was renewed and replaces the one with the same id. */
  readonly onNotificationAdded: (listener: (notification: Notification) => void) => Cancel;
  /** A notification has been withdrawn. */
  readonly onNotificationRemoved: (listener: (notificationId: string) => void) => Cancel;
}

export const NotificationEventsPort: Key<NotificationEvents> = Symbol('NotificationEvents');
