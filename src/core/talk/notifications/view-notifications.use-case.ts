import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { newestViewedIdOf } from './inbox';
import type { NotificationCounts } from './notification';
import type { Notifications } from './notifications.port';
import type { ShownInbox } from './shown-inbox';
import { sendAction } from './shown-inbox';

/** Marks the unseen notifications as seen, loaded or not (ST-NOTIF-VIEW). Later ones stay unseen. */
export class ViewNotifications {
  readonly #notifications: Notifications;

  constructor(notifications: Notifications) {
    this.#notifications = notifications;
  }

  async execute(list: ShownInbox): Promise<Result<NotificationCounts | null, Failure>> {
    const newest = newestViewedIdOf(list.inbox);
    if (newest === null) return ok(null);
    list.change({ kind: 'viewed' });
    const action = { action: 'View', notificationIds: [newest], andOlder: true } as const;
    return await sendAction(this.#notifications, list, action);
  }
}
