import type { Notification, NotificationData } from '@/contract/generated/notification';

/** The open columns of a notification. */
export interface NotificationRow {
  readonly id: string;
  readonly status: number;
  readonly variant_id: string;
  readonly created_at: Date;
}

/** A notification as its user sees it. */
export function presentNotification(row: NotificationRow, data: NotificationData): Notification {
  return {
    notificationId: row.id,
    status: row.status,
    variantId: row.variant_id,
    created: row.created_at.toISOString(),
    // No kind of notification asks for a pop-up yet.
    showPopup: false,
    data,
  };
}
