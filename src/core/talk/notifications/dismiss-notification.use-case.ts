import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { Scheduler } from '@/core/kernel/common/scheduler.port';
import type { NotificationCounts } from './notification';
import { DISMISSAL_GRACE_MS } from './notification-timers';
import type { Notifications } from './notifications.port';
import type { ShownInbox } from './shown-inbox';
import { sendAction } from './shown-inbox';

export interface DismissNotificationInput {
  readonly notificationId: string;
  readonly list: ShownInbox;
}

/** Hides a notification immediately, and deletes it when the user can no longer undo it. */
export class DismissNotification {
  readonly #notifications: Notifications;
  readonly #scheduler: Scheduler;
  /** Resolvers of pending dismissals. */
  readonly #waiting = new Map<string, (isDismissed: boolean) => void>();

  constructor(notifications: Notifications, scheduler: Scheduler) {
    this.#notifications = notifications;
    this.#scheduler = scheduler;
  }

  /** Returns null if the user undid the dismissal, or if the notification is being dismissed already. */
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

  /** Restores the notification, unless the dismissal is sent already. */
  undo(notificationId: string): void {
    this.#waiting.get(notificationId)?.(false);
  }

  /** Restores all pending dismissals at the end of a session. */
  undoAll(): void {
    for (const end of [...this.#waiting.values()]) end(false);
  }

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
