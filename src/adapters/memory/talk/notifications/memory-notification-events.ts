import type { MemoryRealtime } from '@/adapters/memory/kernel/realtime/memory-realtime';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { Notification } from '@/core/talk/notifications/notification';
import type { NotificationEvents } from '@/core/talk/notifications/notification-events.port';
import { InboxRecords } from './inbox-records';

export class MemoryNotificationEvents implements NotificationEvents {
  readonly #realtime: MemoryRealtime;
  readonly #browser: MemoryBrowser;

  constructor(realtime: MemoryRealtime, browser: MemoryBrowser) {
    this.#realtime = realtime;
    this.#browser = browser;
  }

  onNotificationAdded(listener: (notification: Notification) => void): Cancel {
    return this.#realtime.whileConnected(() => {
      const userId = this.#browser.viewer()?.id ?? null;
      return this.#browser.world.records(InboxRecords).onPut((user, notification) => {
        if (user.id === userId) listener(notification);
      });
    });
  }

  onNotificationRemoved(listener: (notificationId: string) => void): Cancel {
    return this.#realtime.whileConnected(() => {
      const userId = this.#browser.viewer()?.id ?? null;
      return this.#browser.world.records(InboxRecords).onRemoved((user, notificationId) => {
        if (user.id === userId) listener(notificationId);
      });
    });
  }
}
