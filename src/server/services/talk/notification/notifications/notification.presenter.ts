import type { Notification, NotificationData } from '@/contract/generated/notification';
import { kindOf } from './notification-data';

/** A notification. `created` is in ms since 1970. */
export interface NotificationRow {
  readonly id: string;
  readonly status: number;
  readonly created: number;
}

export function presentNotification(row: NotificationRow, data: NotificationData): Notification {
  return {
    notificationId: row.id,
    status: row.status,
    variantId: kindOf(data),
    created: new Date(row.created).toISOString(),
    // No kind of notification asks for a pop-up yet.
    showPopup: false,
    data,
  };
}
