import type { Notification, NotificationCounts } from './notification';

const UNSEEN = 0;
const SEEN = 1;
const READ = 2;

/** Returns true for status 0 (EM-NOTIF-STATUS). */
export function isUnseen({ status }: Pick<Notification, 'status'>): boolean {
  return status === UNSEEN;
}

/** Returns true for status 0 or 1 (EM-NOTIF-STATUS, decisions A 2). */
export function isUnread({ status }: Pick<Notification, 'status'>): boolean {
  return status === UNSEEN || status === SEEN;
}

/** Returns true for any status but 0 and 1 (EM-NOTIF-STATUS). */
export function isRead(notification: Pick<Notification, 'status'>): boolean {
  return !isUnread(notification);
}

export function asSeenNotification(notification: Notification): Notification {
  return isUnseen(notification) ? { ...notification, status: SEEN } : notification;
}

export function asRead(notification: Notification): Notification {
  return isRead(notification) ? notification : { ...notification, status: READ };
}

export function countsOf(notifications: readonly Notification[]): NotificationCounts {
  return {
    unseenCount: notifications.filter(isUnseen).length,
    unreadCount: notifications.filter(isUnread).length,
  };
}
