import type { RemovedNotification } from '@/contract/generated/realtime';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { Notification } from '@/core/talk/notifications/notification';
import type { NotificationEvents } from '@/core/talk/notifications/notification-events.port';
import type { ReceivedNotification } from '@/core/talk/notifications/received-notification';
import { notificationOf } from '@/core/talk/notifications/received-notification';
import type { SocketRealtime } from './socket-realtime';

export class SocketNotificationEvents implements NotificationEvents {
  readonly #realtime: SocketRealtime;

  constructor(realtime: SocketRealtime) {
    this.#realtime = realtime;
  }

  onNotificationAdded(listener: (notification: Notification) => void): Cancel {
    return this.#realtime.on('notificationAdded', (received: ReceivedNotification) => {
      const notification = notificationOf(received);
      if (notification !== null) listener(notification);
    });
  }

  onNotificationRemoved(listener: (notificationId: string) => void): Cancel {
    return this.#realtime.on('notificationRemoved', ({ notificationId }: RemovedNotification) =>
      listener(notificationId),
    );
  }
}
