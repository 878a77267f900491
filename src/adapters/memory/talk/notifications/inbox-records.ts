import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { Notification } from '@/core/talk/notifications/notification';

/** A user's notifications, newest last: those on the list, and those that were dismissed or withdrawn. */
export interface MemoryInbox {
  notifications: readonly Notification[];
  hidden: readonly Notification[];
}

type InboxListener<Told> = (user: MemoryUser, told: Told) => void;

/** The inboxes of a memory world's users. */
export class InboxRecords {
  readonly #inboxes = new PerUser<MemoryInbox>(() => ({ notifications: [], hidden: [] }));
  readonly #highestTold = new Map<string, number>();
  readonly #quotedPosts = new Map<string, readonly string[]>();
  readonly #onPut = new Set<InboxListener<Notification>>();
  readonly #onRemoved = new Set<InboxListener<string>>();

  of(user: MemoryUser): MemoryInbox {
    return this.#inboxes.of(user);
  }

  /** Returns the notification about the subject of the given texts, on the list or off it; null for none. */
  about(user: MemoryUser, data: Notification['data']): Notification | null {
    const { notifications, hidden } = this.of(user);
    return [...notifications, ...hidden].find((known) => subjectOf(known.data) === subjectOf(data)) ?? null;
  }

  isShown(user: MemoryUser, { notificationId }: Notification): boolean {
    return this.of(user).notifications.some((known) => known.notificationId === notificationId);
  }

  /** Puts a notification at the top of an inbox, in place of one with the same id, and sends it to the listeners. */
  put(user: MemoryUser, notification: Notification): void {
    const inbox = this.of(user);
    const isOther = ({ notificationId }: Notification) => notificationId !== notification.notificationId;
    inbox.notifications = [...inbox.notifications.filter(isOther), notification];
    inbox.hidden = inbox.hidden.filter(isOther);
    for (const listener of this.#onPut) listener(user, notification);
  }

  remove(user: MemoryUser, notificationId: string): void {
    const inbox = this.of(user);
    inbox.notifications = inbox.notifications.filter((known) => known.notificationId !== notificationId);
    for (const listener of this.#onRemoved) listener(user, notificationId);
  }

  /** Takes a notification off the list; `about` finds it again. */
  hide(user: MemoryUser, notification: Notification): void {
    if (!this.isShown(user, notification)) return;
    this.remove(user, notification.notificationId);
    const inbox = this.of(user);
    inbox.hidden = [...inbox.hidden, notification];
  }

  /** Returns the highest count that a notification has told of; 0 for none. */
  highestTold({ notificationId }: Notification): number {
    return this.#highestTold.get(notificationId) ?? 0;
  }

  tellCount({ notificationId }: Notification, count: number): void {
    this.#highestTold.set(notificationId, count);
  }

  /** Returns the ids of the posts whose titles a notification quotes, beside the one that it leads to. */
  quotedPosts({ notificationId }: Notification): readonly string[] {
    return this.#quotedPosts.get(notificationId) ?? [];
  }

  quotePosts({ notificationId }: Notification, postIds: readonly string[]): void {
    this.#quotedPosts.set(notificationId, postIds);
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

function subjectOf({ trackingData, nativeInfo }: Notification['data']): string {
  return JSON.stringify([trackingData, nativeInfo]);
}
