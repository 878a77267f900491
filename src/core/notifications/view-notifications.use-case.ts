import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import { viewableIdsOf } from './inbox';
import type { NotificationCounts } from './notification';
import type { Notifications } from './notifications.port';
import type { ShownInbox } from './shown-inbox';
import { sendAction } from './shown-inbox';

/** Marks what is unseen as seen, at once (ST-NOTIF-VIEW). */
export class ViewNotifications {
  readonly #notifications: Notifications;

  constructor(notifications: Notifications) {
    this.#notifications = notifications;
  }

  /** Null where nothing is unseen. */
  async execute(list: ShownInbox): Promise<Result<NotificationCounts | null, Failure>> {
    const notificationIds = viewableIdsOf(list.inbox);
    if (notificationIds.length === 0) return ok(null);
    list.change({ kind: 'viewed' });
    return await sendAction(this.#notifications, list, { action: 'View', notificationIds });
  }
}
