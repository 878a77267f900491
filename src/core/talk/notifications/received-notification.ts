import type { Notification } from './notification';

/** A notification as services and push messages send it: its identifier has one of two names (EN-NOTIF-ID). */
export type ReceivedNotification = Omit<Notification, 'notificationId'> & {
  readonly notificationId?: string;
  readonly id?: string;
};

/** The notification under its one internal name; null if it has no identifier at all (decisions A 1). */
export function notificationOf({ id, notificationId, ...rest }: ReceivedNotification): Notification | null {
  const known = notificationId ?? id;
  return known === undefined ? null : { ...rest, notificationId: known };
}
