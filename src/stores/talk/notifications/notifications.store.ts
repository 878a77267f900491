import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/core/kernel/common/clock.port';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { DismissNotification } from '@/core/talk/notifications/dismiss-notification.use-case';
import type { LoadNotifications } from '@/core/talk/notifications/load-notifications.use-case';
import type { Notification, NotificationCounts } from '@/core/talk/notifications/notification';
import { notificationMessages } from '@/core/talk/notifications/notification-messages';
import { isUnread, isUnseen } from '@/core/talk/notifications/notification-status';
import { NOTIFICATION_POLL_MS } from '@/core/talk/notifications/notification-timers';
import type { ReadNotification } from '@/core/talk/notifications/read-notification.use-case';
import type { ViewNotifications } from '@/core/talk/notifications/view-notifications.use-case';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { failed, idle, loading, ready } from '@/stores/kernel/common/load-state';
import type { Personal } from '@/stores/kernel/common/personal';
import type { OverlayStore } from '@/stores/kernel/shell/overlay.store';
import { InboxStore } from './inbox.store';

export interface NotificationUseCases {
  readonly load: LoadNotifications;
  readonly view: ViewNotifications;
  readonly read: ReadNotification;
  readonly dismiss: DismissNotification;
}

/** Time and toasts. */
export interface NotificationPorts {
  readonly scheduler: Scheduler;
  readonly clock: Clock;
  readonly toasts: Toasts;
}

/**
 * The inbox of the user. What they do shows at once; if a call fails, the next poll brings the truth back, and the
 * failure is in the log only (ER-LOGGED-ONLY).
 */
export class NotificationsStore implements Personal {
  /** The loading of the newest notifications. A failed load keeps those that are known. */
  state: LoadState<null> = idle;
  moreState: LoadState<null> = idle;
  isOpen = false;
  /** The moment when the newest ones were last loaded, in ms since 1970 UTC; null if they never were. */
  loadedAt: number | null = null;
  /** Unseen when the panel was opened, or since. */
  private newIds: ReadonlySet<string> = new Set();
  /** The number of further ones that were unseen then, among older ones that are not loaded. */
  private newLeft = 0;
  readonly #inbox = new InboxStore();
  readonly #useCases: NotificationUseCases;
  readonly #ports: NotificationPorts;
  readonly #overlays: Pick<OverlayStore, 'overlayOpened' | 'overlayClosed'>;
  #stopPolling: Cancel | null = null;

  constructor(
    useCases: NotificationUseCases,
    ports: NotificationPorts,
    overlays: Pick<OverlayStore, 'overlayOpened' | 'overlayClosed'>,
  ) {
    this.#useCases = useCases;
    this.#ports = ports;
    this.#overlays = overlays;
    makeAutoObservable<this, 'isLive'>(this, { isLive: false }, { autoBind: true, deep: false });
  }

  /** Newest first, as far as they are loaded. */
  get items(): readonly Notification[] {
    return this.#inbox.shown.items;
  }

  get unseenCount(): number {
    return this.#inbox.shown.unseenCount;
  }

  get unreadCount(): number {
    return this.#inbox.shown.unreadCount;
  }

  /** Returns whether a notification came since the panel was last opened before, and is not read. */
  isNew(notification: Notification): boolean {
    return isUnread(notification) && this.newIds.has(notification.notificationId);
  }

  get hasMore(): boolean {
    return this.#inbox.hasMore;
  }

  /** A session began: loads now and every five minutes (ST-NOTIF-POLL). Again does nothing. */
  start(): void {
    if (this.isLive) return;
    this.#stopPolling = this.#ports.scheduler.every(NOTIFICATION_POLL_MS, () => void this.load());
    void this.load();
  }

  /** The session ended: loads no longer and forgets all (ST-NOTIF-POLL-STOP). */
  forget(): void {
    this.#useCases.dismiss.undoAll();
    this.#stopPolling?.();
    this.#stopPolling = null;
    this.close();
    this.#inbox.forget();
    this.newIds = new Set();
    this.newLeft = 0;
    this.state = idle;
    this.moreState = idle;
    this.loadedAt = null;
  }

  /** Loads the newest ones. */
  async load(): Promise<void> {
    if (!this.isLive || this.state.state === 'loading') return;
    this.state = loading;
    this.loaded(await this.#useCases.load.execute({ part: 'newest', list: this.#inbox }));
  }

  /** Loads older ones; does nothing while that is under way or if there are none. */
  async loadMore(): Promise<void> {
    if (!this.hasMore || this.moreState.state === 'loading') return;
    this.moreState = loading;
    const known = idsOf(this.items);
    this.moreLoaded(await this.#useCases.load.execute({ part: 'older', list: this.#inbox }), new Set(known));
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
    this.#inbox.setInView(true);
    this.#overlays.overlayOpened();
    this.newIds = new Set();
    this.newLeft = 0;
    this.view();
    if (this.state.state === 'failed') void this.load();
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#inbox.setInView(false);
    this.#overlays.overlayClosed();
  }

  /** The user followed a notification to where it leads: it is read, and the panel closes. */
  async follow(notificationId: string): Promise<void> {
    this.close();
    await this.markActedOn(notificationId);
  }

  /** The user acted on a notification, here or by a link from elsewhere that carries its id (SH-NOTIFICATION-ID). */
  async markActedOn(notificationId: string): Promise<void> {
    if (this.isLive) await this.#useCases.read.execute({ notificationId, list: this.#inbox });
  }

  /** A push message led the user here: its notification is read. */
  async pushClicked(key: string): Promise<void> {
    if (this.isLive) await this.#useCases.read.executePushed(key, this.#inbox);
  }

  /** Marks all as read, loaded or not. */
  async readAll(): Promise<void> {
    if (this.isLive) await this.#useCases.read.executeAll(this.#inbox);
  }

  /** Dismisses a notification; the toast offers to undo it. */
  async dismiss(notificationId: string): Promise<void> {
    const { dismiss } = this.#useCases;
    const { dismissed, undo } = notificationMessages;
    const onLinkClick = () => dismiss.undo(notificationId);
    const toast = createToast('default', dismissed, null, { linkText: undo, onLinkClick });
    const toastId = this.#ports.toasts.show(toast, `notification-${notificationId}`);
    await dismiss.execute({ notificationId, list: this.#inbox });
    this.#ports.toasts.dismiss(toastId);
  }

  /** A new or renewed notification came. */
  receive(notification: Notification): void {
    if (!this.isLive) return;
    this.#useCases.dismiss.undo(notification.notificationId);
    this.#inbox.change({ kind: 'arrived', notification });
    if (this.isOpen) this.view();
  }

  /** The user acted on notifications on another page, or here: other counts than those of this page are of other notifications. */
  countedElsewhere({ unseenCount, unreadCount }: NotificationCounts): void {
    if (unseenCount === this.unseenCount && unreadCount === this.unreadCount) return;
    // An answer under way may be older than that act; after a change it is asked for again.
    this.#inbox.change({ kind: 'counted', counts: { unseenCount, unreadCount } });
    void this.load();
  }

  /** Removes a notification that has been withdrawn. */
  takeBack(notificationId: string): void {
    if (!this.isLive) return;
    this.#useCases.dismiss.undo(notificationId);
    this.#inbox.change({ kind: 'dismissed', notificationId });
  }

  /** Sends what can still be withdrawn, because the page is about to go. */
  sendDismissals(): void {
    this.#useCases.dismiss.sendAll();
  }

  private get isLive(): boolean {
    return this.#stopPolling !== null;
  }

  private view(): void {
    const unseen = this.items.filter(isUnseen);
    this.newIds = new Set([...this.newIds, ...idsOf(unseen)]);
    this.newLeft = Math.max(this.newLeft, this.unseenCount - unseen.length);
    void this.#useCases.view.execute(this.#inbox);
  }

  private loaded(answer: Result<unknown, Failure>): void {
    if (!this.isLive) return;
    if (!answer.ok) {
      this.state = failed(answer.failure);
      return;
    }
    this.state = ready(null);
    this.loadedAt = this.#ports.clock.now();
    if (this.isOpen) this.view();
  }

  /** The older ones that were unseen when the panel was opened are the newest unread ones of them. */
  private moreLoaded(answer: Result<unknown, Failure>, known: ReadonlySet<string>): void {
    if (!this.isLive) return;
    this.moreState = answer.ok ? ready(null) : failed(answer.failure);
    const unread = idsOf(this.items.filter(isUnread)).filter((id) => !known.has(id));
    const late = unread.slice(0, this.newLeft);
    this.newIds = new Set([...this.newIds, ...late]);
    this.newLeft -= late.length;
    if (answer.ok && this.isOpen) this.view();
  }
}

function idsOf(notifications: readonly Notification[]): readonly string[] {
  return notifications.map(({ notificationId }) => notificationId);
}
