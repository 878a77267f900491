import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { Notification } from '@/core/talk/notifications/notification';

/** An inbox, newest last, with dismissed and withdrawn notifications. */
export interface MemoryInbox {
  notifications: readonly Notification[];
  hidden: readonly Notification[];
}

type InboxListener<Told> = (user: MemoryUser, told: Told) => void;

export class InboxRecords {
  readonly #inboxes = new PerUser<MemoryInbox>(() => ({ notifications: [], hidden: [] }));
  readonly #highestTold = new Map<string, number>();
  readonly #quotedPosts = new Map<string, readonly string[]>();
  readonly #onPut = new Set<InboxListener<Notification>>();
  readonly #onRemoved = new Set<InboxListener<string>>();

  of(user: MemoryUser): MemoryInbox {
    return this.#inboxes.of(user);
  }

  /** Returns the notification about a subject, including hidden ones. */
  about(user: MemoryUser, data: Notification['data']): Notification | null {
    const { notifications, hidden } = this.of(user);
    return [...notifications, ...hidden].find((known) => subjectOf(known.data) === subjectOf(data)) ?? null;
  }

  isShown(user: MemoryUser, { notificationId }: Notification): boolean {
    return this.of(user).notifications.some((known) => known.notificationId === notificationId);
  }

  /** Adds a notification, or replaces one with the same id. */
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

  /** Hides a notification, which `about` still finds. */
  hide(user: MemoryUser, notification: Notification): void {
    if (!this.isShown(user, notification)) return;
    this.remove(user, notification.notificationId);
    const inbox = this.of(user);
    inbox.hidden = [...inbox.hidden, notification];
  }

  /** Returns the highest notified count, or 0 if there is none. */
  highestTold({ notificationId }: Notification): number {
    return this.#highestTold.get(notificationId) ?? 0;
  }

  tellCount({ notificationId }: Notification, count: number): void {
    this.#highestTold.set(notificationId, count);
  }

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
