import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { Scheduler } from '@/core/kernel/common/scheduler.port';
import type { NotificationCounts } from './notification';
import { DISMISSAL_GRACE_MS } from './notification-timers';
import type { Notifications } from './notifications.port';
import type { ShownInbox } from './shown-inbox';
import { sendAction } from './shown-inbox';

/** A notification that the user does not want any more. */
export interface DismissNotificationInput {
  readonly notificationId: string;
  readonly list: ShownInbox;
}

/** Hides a notification at once, and deletes it when the time for undoing is over. */
export class DismissNotification {
  readonly #notifications: Notifications;
  readonly #scheduler: Scheduler;
  /** Ends the wait of each notification that can still be withdrawn, with whether it is dismissed. */
  readonly #waiting = new Map<string, (isDismissed: boolean) => void>();

  constructor(notifications: Notifications, scheduler: Scheduler) {
    this.#notifications = notifications;
    this.#scheduler = scheduler;
  }

  /** Null if the user took it back, or if it is being dismissed already. */
  async execute({
    notificationId,
    list,
  }: DismissNotificationInput): Promise<Result<NotificationCounts | null, Failure>> {
    if (this.#waiting.has(notificationId)) return ok(null);
    list.change({ kind: 'hidden', notificationId });
    if (!(await this.#grace(notificationId))) {
      list.change({ kind: 'shownAgain', notificationId });
      return ok(null);
    }
    list.change({ kind: 'dismissed', notificationId });
    return await sendAction(this.#notifications, list, { action: 'Dismiss', notificationIds: [notificationId] });
  }

  /** Brings it back, if it is not in the service yet. */
  undo(notificationId: string): void {
    this.#waiting.get(notificationId)?.(false);
  }

  /** Brings all back that are not in the service yet, because the session ended. */
  undoAll(): void {
    for (const end of [...this.#waiting.values()]) end(false);
  }

  /** Sends all at once, because the page is about to go. */
  sendAll(): void {
    for (const end of [...this.#waiting.values()]) end(true);
  }

  #grace(notificationId: string): Promise<boolean> {
    return new Promise((resolve) => {
      const cancel = this.#scheduler.after(DISMISSAL_GRACE_MS, () => end(true));
      const end = (isDismissed: boolean) => {
        cancel();
        this.#waiting.delete(notificationId);
        resolve(isDismissed);
      };
      this.#waiting.set(notificationId, end);
    });
  }
}
