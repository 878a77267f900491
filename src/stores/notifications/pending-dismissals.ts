import type { Cancel, Scheduler } from '@/core/common/scheduler.port';
import type { Notification } from '@/core/notifications/notification';
import { notificationMessages } from '@/core/notifications/notification-messages';
import { DISMISSAL_GRACE_MS } from '@/core/notifications/notification-timers';
import { createToast } from '@/core/shell/toast';
import type { Toasts } from '@/core/shell/toasts.port';

/** What becomes of a dismissal. */
export interface DismissalOutcomes {
  /** The time to take it back is over. */
  readonly send: (notificationId: string) => void;
  /** The person wants the notification back. */
  readonly takeBack: (notification: Notification) => void;
}

/** Dismissals that can still be taken back: each has a toast with the way back, and the service has not heard of it. */
export class PendingDismissals {
  private readonly waiting = new Map<string, Cancel>();

  constructor(
    private readonly scheduler: Scheduler,
    private readonly toasts: Toasts,
    private readonly outcomes: DismissalOutcomes,
  ) {}

  get isEmpty(): boolean {
    return this.waiting.size === 0;
  }

  has(notificationId: string): boolean {
    return this.waiting.has(notificationId);
  }

  add(notification: Notification): void {
    const { notificationId } = notification;
    this.waiting.set(
      notificationId,
      this.scheduler.after(DISMISSAL_GRACE_MS, () => this.send(notificationId)),
    );
    const { dismissed, undo } = notificationMessages;
    const onLinkClick = () => this.takeBack(notification);
    const toast = createToast('default', dismissed, null, { linkText: undo, onLinkClick });
    this.toasts.show(toast, toastIdOf(notificationId));
  }

  /** The notification is there again for another reason: nothing waits any more. */
  forget(notificationId: string): void {
    this.waiting.get(notificationId)?.();
    this.waiting.delete(notificationId);
    this.toasts.dismiss(toastIdOf(notificationId));
  }

  /** Sends all, because the page is about to go. */
  sendAll(): void {
    for (const notificationId of [...this.waiting.keys()]) this.send(notificationId);
  }

  private send(notificationId: string): void {
    this.forget(notificationId);
    this.outcomes.send(notificationId);
  }

  private takeBack(notification: Notification): void {
    if (!this.waiting.has(notification.notificationId)) return;
    this.forget(notification.notificationId);
    this.outcomes.takeBack(notification);
  }
}

function toastIdOf(notificationId: string): string {
  return `notification-${notificationId}`;
}
