import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/core/common/clock.port';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { Cancel, Scheduler } from '@/core/common/scheduler.port';
import type { Inbox, InboxEvent } from '@/core/notifications/inbox';
import { emptyInbox, inboxAfter, viewableIdsOf } from '@/core/notifications/inbox';
import type {
  Notification,
  NotificationAction,
  NotificationCounts,
  NotificationPage,
} from '@/core/notifications/notification';
import { NOTIFICATION_POLL_MS } from '@/core/notifications/notification-timers';
import type { Notifications } from '@/core/notifications/notifications.port';
import { notificationPlatformOf } from '@/core/shell/device';
import type { DeviceReading } from '@/core/shell/device-reading.port';
import type { Toasts } from '@/core/shell/toasts.port';
import type { LoadState } from '../common/load-state';
import { failed, idle, loading, ready } from '../common/load-state';
import type { OverlayStore } from '../shell/overlay.store';
import { PendingDismissals } from './pending-dismissals';

/** What the notifications store needs. */
export interface NotificationsPorts {
  readonly notifications: Notifications;
  readonly scheduler: Scheduler;
  readonly clock: Clock;
  readonly device: DeviceReading;
  readonly toasts: Toasts;
}

/**
 * What happened for the person who is signed in. What one does to notifications shows at once; where a call fails, the
 * next poll brings the truth back, and the failure is in the log only (ER-LOGGED-ONLY).
 */
export class NotificationsStore {
  /** How the last load of the newest ones went. A failed one leaves what is known as it is. */
  state: LoadState<null> = idle;
  more: LoadState<null> = idle;
  isOpen = false;
  /** When the newest ones were last loaded, in ms since 1970 UTC; null where they never were. */
  loadedAt: number | null = null;
  private inbox: Inbox = emptyInbox;
  private readonly dismissals: PendingDismissals;
  private stopPolling: Cancel | null = null;
  /** Goes up with each change of one's own; a list that was asked for before it is out of date. */
  private changes = 0;

  constructor(
    private readonly ports: NotificationsPorts,
    private readonly overlays: OverlayStore,
  ) {
    this.dismissals = new PendingDismissals(ports.scheduler, ports.toasts, {
      send: (notificationId) => void this.act({ action: 'Dismiss', notificationIds: [notificationId] }),
      takeBack: (notification) => this.change({ kind: 'arrived', notification }),
    });
    makeAutoObservable<this, 'ports' | 'overlays' | 'dismissals' | 'stopPolling' | 'changes'>(
      this,
      { ports: false, overlays: false, dismissals: false, stopPolling: false, changes: false },
      { autoBind: true },
    );
  }

  /** Newest first, as far as they are loaded. */
  get items(): readonly Notification[] {
    return this.inbox.items;
  }

  get unseenCount(): number {
    return this.inbox.unseenCount;
  }

  get unreadCount(): number {
    return this.inbox.unreadCount;
  }

  get hasMore(): boolean {
    return this.inbox.nextCursor !== null;
  }

  /** Somebody is signed in: asks now and every five minutes (ST-NOTIF-POLL). Again does nothing. */
  start(): void {
    if (this.stopPolling !== null) return;
    this.stopPolling = this.ports.scheduler.every(NOTIFICATION_POLL_MS, () => void this.load());
    void this.load();
  }

  /** Nobody is signed in any more: asks no longer and forgets all (ST-NOTIF-POLL-STOP). */
  stop(): void {
    this.stopPolling?.();
    this.stopPolling = null;
    this.dismissals.sendAll();
    this.close();
    this.changes += 1;
    this.inbox = emptyInbox;
    this.state = idle;
    this.more = idle;
    this.loadedAt = null;
  }

  /** Loads the newest ones. */
  async load(): Promise<void> {
    if (this.stopPolling === null || this.state.state === 'loading') return;
    const { changes } = this;
    this.state = loading;
    this.arrived(changes, await this.ports.notifications.listNotifications(this.query));
  }

  /** Loads older ones; does nothing while that is under way or where there are none. */
  async loadMore(): Promise<void> {
    const { nextCursor } = this.inbox;
    if (nextCursor === null || this.more.state === 'loading') return;
    const { changes } = this;
    this.more = loading;
    const answer = await this.ports.notifications.listNotifications({ ...this.query, cursor: nextCursor });
    this.olderArrived(changes, answer);
  }

  /** Opens or closes the panel. */
  toggle(): void {
    if (this.isOpen) this.close();
    else this.open();
  }

  /** Opens the panel: what was unseen is seen, at once. */
  open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    this.overlays.overlayOpened();
    void this.view();
    if (this.state.state === 'failed') void this.load();
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.overlays.overlayClosed();
  }

  /** The person followed a notification to where it leads: it is read, and the panel closes. */
  async follow(notificationId: string): Promise<void> {
    this.close();
    await this.markActedOn(notificationId);
  }

  /** A notification was acted on, here or by a link from elsewhere that carries its id (SH-NOTIFICATION-ID). */
  async markActedOn(notificationId: string): Promise<void> {
    if (this.stopPolling === null) return;
    this.change({ kind: 'read', notificationId });
    await this.act({ action: 'Click', notificationIds: [notificationId] });
  }

  /** Takes a notification away; it can be had back while the toast stands. */
  dismiss(notificationId: string): void {
    const dismissed = this.items.find((item) => item.notificationId === notificationId);
    if (!dismissed || this.dismissals.has(notificationId)) return;
    this.change({ kind: 'dismissed', notificationId });
    this.dismissals.add(dismissed);
  }

  /** The service told of a new or renewed notification. */
  receive(notification: Notification): void {
    if (this.stopPolling === null) return;
    this.dismissals.forget(notification.notificationId);
    this.change({ kind: 'arrived', notification });
    if (this.isOpen) void this.view();
  }

  /** Sends what waits to be taken back, because the page is about to go. */
  sendDismissals(): void {
    this.dismissals.sendAll();
  }

  forget(): void {
    this.stop();
  }

  private get query() {
    return { platform: notificationPlatformOf(this.ports.device.current()) };
  }

  private async view(): Promise<void> {
    const notificationIds = viewableIdsOf(this.inbox);
    if (notificationIds.length === 0) return;
    this.change({ kind: 'viewed' });
    await this.act({ action: 'View', notificationIds });
  }

  private async act(action: NotificationAction): Promise<void> {
    const { changes } = this;
    this.acted(changes, await this.ports.notifications.actOnNotifications(action));
  }

  private acted(changes: number, answer: Result<NotificationCounts, Failure>): void {
    // Counts from before a later change of one's own would undo it.
    if (answer.ok && changes === this.changes && this.dismissals.isEmpty) {
      this.happened({ kind: 'counted', counts: answer.value });
    }
  }

  private arrived(changes: number, answer: Result<NotificationPage, Failure>): void {
    if (this.stopPolling === null) return;
    if (changes !== this.changes) {
      this.state = idle;
      void this.load();
      return;
    }
    if (!answer.ok) {
      this.state = failed(answer.failure);
      return;
    }
    this.happened(...this.eventsOf(answer.value));
    this.state = ready(null);
    this.loadedAt = this.ports.clock.now();
    if (this.isOpen) void this.view();
  }

  /** What one reads in an open panel stays where it is: new ones come on top, and older ones are kept. */
  private eventsOf(page: NotificationPage): readonly InboxEvent[] {
    if (!this.isOpen || this.items.length === 0) return [{ kind: 'loaded', page }, ...this.hidden(page)];
    return [
      ...page.items.map((notification) => ({ kind: 'arrived' as const, notification })),
      { kind: 'counted', counts: page },
      ...this.hidden(page),
    ];
  }

  /** What was dismissed and can still be taken back does not come back by itself. */
  private hidden({ items }: NotificationPage): readonly InboxEvent[] {
    return items
      .filter(({ notificationId }) => this.dismissals.has(notificationId))
      .map(({ notificationId }) => ({ kind: 'dismissed' as const, notificationId }));
  }

  private olderArrived(changes: number, answer: Result<NotificationPage, Failure>): void {
    if (this.stopPolling === null) return;
    if (!answer.ok) {
      this.more = failed(answer.failure);
      return;
    }
    const { unseenCount, unreadCount } = this.inbox;
    const counts = changes === this.changes ? answer.value : { unseenCount, unreadCount };
    this.happened(
      { kind: 'olderLoaded', page: answer.value },
      { kind: 'counted', counts },
      ...this.hidden(answer.value),
    );
    this.more = ready(null);
    if (this.isOpen) void this.view();
  }

  private change(event: InboxEvent): void {
    this.changes += 1;
    this.happened(event);
  }

  private happened(...events: readonly InboxEvent[]): void {
    this.inbox = events.reduce(inboxAfter, this.inbox);
  }
}
