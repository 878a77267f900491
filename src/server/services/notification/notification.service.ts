import type { NotificationHandlers } from '@/server/contract/generated/notification';
import type { NotificationsDeps } from './notifications/notifications';
import { createNotifications } from './notifications/notifications';

/** The notification service (openapi/notification.yaml). */
export function createNotificationService(deps: NotificationsDeps): NotificationHandlers {
  return createNotifications(deps);
}
