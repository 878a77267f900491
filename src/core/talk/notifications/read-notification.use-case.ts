import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { NotificationCounts } from './notification';
import type { Notifications } from './notifications.port';
import type { ShownInbox } from './shown-inbox';
import { sendAction } from './shown-inbox';

export interface ReadNotificationInput {
  readonly notificationId: string;
  readonly list: ShownInbox;
}

/** Marks a notification as read immediately, even one that is not loaded. */
export class ReadNotification {
  readonly #notifications: Notifications;

  constructor(notifications: Notifications) {
    this.#notifications = notifications;
  }

  async execute({ notificationId, list }: ReadNotificationInput): Promise<Result<NotificationCounts, Failure>> {
    list.change({ kind: 'read', notificationId });
    return await sendAction(this.#notifications, list, { action: 'Click', notificationIds: [notificationId] });
  }

  async executePushed(key: string, list: ShownInbox): Promise<Result<NotificationCounts, Failure>> {
    list.change({ kind: 'read', notificationId: key });
    return await sendAction(this.#notifications, list, { action: 'WebPushClick', k: key });
  }

  async executeAll(list: ShownInbox): Promise<Result<NotificationCounts, Failure>> {
    list.change({ kind: 'allRead' });
    return await sendAction(this.#notifications, list, { action: 'ReadAll' });
  }
}
