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
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { OverlayStore } from '@/stores/kernel/shell/overlay.store';
import { InboxStore } from './inbox.store';

export interface NotificationUseCases {
  readonly load: LoadNotifications;
  readonly view: ViewNotifications;
  readonly read: ReadNotification;
  readonly dismiss: DismissNotification;
}

export interface NotificationPorts {
  readonly scheduler: Scheduler;
  readonly clock: Clock;
  readonly toasts: Toasts;
}

/**
 * The notifications. Changes show immediately. After a failed call, which is only logged, the next poll corrects them
 * (ER-LOGGED-ONLY).
 */
export class NotificationsStore implements PersonalStore {
  /** The state of the load. A failed one keeps the known notifications. */
  state: LoadState<null> = idle;
  moreState: LoadState<null> = idle;
  isOpen = false;
  /** The time of the last load in ms since 1970, or null before the first. */
  loadedAt: number | null = null;
  private newIds: ReadonlySet<string> = new Set();
  /** The number of unseen notifications that are older than the loaded ones. */
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

  get items(): readonly Notification[] {
    return this.#inbox.shown.items;
  }

  get unseenCount(): number {
    return this.#inbox.shown.unseenCount;
  }

  get unreadCount(): number {
    return this.#inbox.shown.unreadCount;
  }

  /** Returns true if the notification is unread and arrived since the panel was last opened. */
  isNew(notification: Notification): boolean {
    return isUnread(notification) && this.newIds.has(notification.notificationId);
  }

  get hasMore(): boolean {
    return this.#inbox.hasMore;
  }

  /** Idempotent. Loads now and every five minutes (ST-NOTIF-POLL). */
  start(): void {
    if (this.isLive) return;
    this.#stopPolling = this.#ports.scheduler.every(NOTIFICATION_POLL_MS, () => void this.load());
    void this.load();
  }

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

  async load(): Promise<void> {
    if (!this.isLive || this.state.state === 'loading') return;
    this.state = loading;
    this.loaded(await this.#useCases.load.execute({ part: 'newest', list: this.#inbox }));
  }

  async loadMore(): Promise<void> {
    if (!this.hasMore || this.moreState.state === 'loading') return;
    this.moreState = loading;
    const known = idsOf(this.items);
    this.moreLoaded(await this.#useCases.load.execute({ part: 'older', list: this.#inbox }), new Set(known));
  }

  toggle(): void {
    if (this.isOpen) this.close();
    else this.open();
  }

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

  async follow(notificationId: string): Promise<void> {
    this.close();
    await this.markActedOn(notificationId);
  }

  /** Marks a notification as read that was opened here, or by a link with its id (SH-NOTIFICATION-ID). */
  async markActedOn(notificationId: string): Promise<void> {
    if (this.isLive) await this.#useCases.read.execute({ notificationId, list: this.#inbox });
  }

  async pushClicked(key: string): Promise<void> {
    if (this.isLive) await this.#useCases.read.executePushed(key, this.#inbox);
  }

  async readAll(): Promise<void> {
    if (this.isLive) await this.#useCases.read.executeAll(this.#inbox);
  }

  async dismiss(notificationId: string): Promise<void> {
    const { dismiss } = this.#useCases;
    const { dismissed, undo } = notificationMessages;
    const onLinkClick = () => dismiss.undo(notificationId);
    const toast = createToast('default', dismissed, null, { linkText: undo, onLinkClick });
    const toastId = this.#ports.toasts.show(toast, `notification-${notificationId}`);
    await dismiss.execute({ notificationId, list: this.#inbox });
    this.#ports.toasts.dismiss(toastId);
  }

  receive(notification: Notification): void {
    if (!this.isLive) return;
    this.#useCases.dismiss.undo(notification.notificationId);
    this.#inbox.change({ kind: 'arrived', notification });
    if (this.isOpen) this.view();
  }

  /** Reloads if the counts differ, which means that other notifications exist. */
  countedElsewhere({ unseenCount, unreadCount }: NotificationCounts): void {
    if (unseenCount === this.unseenCount && unreadCount === this.unreadCount) return;
    // A running read may be older; it is repeated.
    this.#inbox.change({ kind: 'counted', counts: { unseenCount, unreadCount } });
    void this.load();
  }

  takeBack(notificationId: string): void {
    if (!this.isLive) return;
    this.#useCases.dismiss.undo(notificationId);
    this.#inbox.change({ kind: 'dismissed', notificationId });
  }

  /** Sends pending dismissals. Call it before the page unloads. */
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

  /** Adds older notifications. The newest unread among them count as unseen. */
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
