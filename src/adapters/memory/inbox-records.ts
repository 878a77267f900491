import type { Cancel } from '@/core/common/scheduler.port';
import type { Notification } from '@/core/notifications/notification';
import { PerUser } from './per-user';
import type { MemoryUser } from './user-records';

/** A user's notifications, newest last, without the dismissed ones. */
export interface MemoryInbox {
  notifications: readonly Notification[];
}

type InboxListener = (user: MemoryUser, notification: Notification) => void;

/** The inboxes of a memory world's users. */
export class InboxRecords {
  readonly #inboxes = new PerUser<MemoryInbox>(() => ({ notifications: [] }));
  readonly #listeners = new Set<InboxListener>();

  of(user: MemoryUser): MemoryInbox {
    return this.#inboxes.of(user);
  }

  /** Puts a notification at the top of an inbox, in place of one with the same id, and sends it to the listeners. */
  put(user: MemoryUser, notification: Notification): void {
    const inbox = this.of(user);
    const others = inbox.notifications.filter(({ notificationId }) => notificationId !== notification.notificationId);
    inbox.notifications = [...others, notification];
    for (const listener of this.#listeners) listener(user, notification);
  }

  onPut(listener: InboxListener): Cancel {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
