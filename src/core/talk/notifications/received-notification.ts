import type { Notification } from './notification';

/** A notification as received. Its identifier has one of two names (EN-NOTIF-ID). */
export type ReceivedNotification = Omit<Notification, 'notificationId'> & {
  readonly notificationId?: string;
  readonly id?: string;
};

/** Returns null if the notification has no identifier. */
export function notificationOf({ id, notificationId, ...rest }: ReceivedNotification): Notification | null {
  const known = notificationId ?? id;
  return known === undefined ? null : { ...rest, notificationId: known };
}
