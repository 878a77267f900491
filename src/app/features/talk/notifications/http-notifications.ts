import { NotificationsApi } from '@/adapters/http/generated/notification/notifications';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { Notification, NotificationPage } from '@/core/talk/notifications/notification';
import { countsOf } from '@/core/talk/notifications/notification-status';
import type { Notifications } from '@/core/talk/notifications/notifications.port';

/**
 * Calls the notification service. A service of the specification may return the whole list as an array (API-NOTIF-GET).
 */
export class HttpNotifications extends NotificationsApi implements Notifications {
  override async listNotifications(
    ...input: Parameters<NotificationsApi['listNotifications']>
  ): Promise<Result<NotificationPage, Failure>> {
    const answer = await super.listNotifications(...input);
    if (!answer.ok) return answer;
    const value: NotificationPage | readonly Notification[] = answer.value;
    return ok('items' in value ? value : { items: value, nextCursor: null, ...countsOf(value) });
  }
}
