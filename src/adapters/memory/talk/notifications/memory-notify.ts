import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Notification } from '@/core/talk/notifications/notification';
import { InboxRecords } from './inbox-records';

export function unseenNotification(world: MemoryWorld, user: MemoryUser, data: Notification['data']): Notification {
  return {
    notificationId: world.records(InboxRecords).about(user, data)?.notificationId ?? world.ids.next(),
    status: 0,
    variantId: String(data.trackingData.kind),
    created: world.timestamp(),
    showPopup: false,
    data,
  };
}

export interface NotifiedCount {
  readonly count: number;
  /** True if the count is worth a notification, and the user wants it. */
  readonly isNews: boolean;
}

/**
 * Notifies of a count. A new maximum marks the notification as new again, other counts change its text, and zero
 * removes it.
 */
export function notifyCount(
  world: MemoryWorld,
  user: MemoryUser,
  data: Notification['data'],
  { count, isNews }: NotifiedCount,
): void {
  const inbox = world.records(InboxRecords);
  const known = inbox.about(user, data);
  if (count === 0) {
    if (known !== null) inbox.hide(user, known);
  } else if (isNews && count > (known === null ? 0 : inbox.highestTold(known))) {
    const told = unseenNotification(world, user, data);
    inbox.put(user, told);
    inbox.tellCount(told, count);
  } else if (known !== null && inbox.isShown(user, known)) {
    inbox.put(user, { ...known, data });
  }
}
