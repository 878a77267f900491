import type { Cancel } from '@/core/common/scheduler.port';
import type { Notification } from '@/core/notifications/notification';
import { PerUser } from './per-user';
import type { MemoryUser } from './user-records';

/** A user's notifications, newest last, without the dismissed ones. */
export interface MemoryInbox {
  notifications: readonly Notification[];
}

type InboxListener<Told> = (user: MemoryUser, told: Told) => void;

/** The inboxes of a memory world's users. */
export class InboxRecords {
  readonly #inboxes = new PerUser<MemoryInbox>(() => ({ notifications: [] }));
  readonly #onPut = new Set<InboxListener<Notification>>();
  readonly #onRemoved = new Set<InboxListener<string>>();

  of(user: MemoryUser): MemoryInbox {
    return this.#inboxes.of(user);
  }

  /** Puts a notification at the top of an inbox, in place of one with the same id, and sends it to the listeners. */
  put(user: MemoryUser, notification: Notification): void {
    const inbox = this.of(user);
    const others = inbox.notifications.filter(({ notificationId }) => notificationId !== notification.notificationId);
    inbox.notifications = [...others, notification];
    for (const listener of this.#onPut) listener(user, notification);
  }

  /** Withdraws a notification from an inbox. */
  remove(user: MemoryUser, notificationId: string): void {
    const inbox = this.of(user);
    inbox.notifications = inbox.notifications.filter((known) => known.notificationId !== notificationId);
    for (const listener of this.#onRemoved) listener(user, notificationId);
  }

  onPut(listener: InboxListener<Notification>): Cancel {
    this.#onPut.add(listener);
    return () => void this.#onPut.delete(listener);
  }

  onRemoved(listener: InboxListener<string>): Cancel {
    this.#onRemoved.add(listener);
    return () => void this.#onRemoved.delete(listener);
  }
}
