import type { Cancel } from '@/core/common/scheduler.port';
import type { Notification } from '@/core/notifications/notification';
import type { Post } from '@/core/posting/post';
import type { RealtimeEvents } from '@/core/shell/realtime-events.port';
import type { MemoryBrowser } from './memory-browser';
import { presentPost } from './memory-presenter';

/** What the memory world says without being asked. A test can lose the connection and give it back. */
export class MemoryRealtime implements RealtimeEvents {
  readonly #browser: MemoryBrowser;
  readonly #onPost = new Set<(post: Post) => void>();
  readonly #onNotification = new Set<(notification: Notification) => void>();
  readonly #onReconnected = new Set<() => void>();
  readonly #onFailed = new Set<(message: string) => void>();
  #end: (() => void) | null = null;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  /** Whether the connection stands. */
  get isConnected(): boolean {
    return this.#end !== null;
  }

  connect(): void {
    this.disconnect();
    const { world } = this.#browser;
    const personId = this.#browser.viewer()?.id ?? null;
    this.#end = world.listen({
      postAdded: (post) => tell(this.#onPost, presentPost(world, post, null)),
      notificationAdded: (person, notification) => {
        if (person.id === personId) tell(this.#onNotification, notification);
      },
    });
  }

  disconnect(): void {
    this.#end?.();
    this.#end = null;
  }

  onPostAdded(listener: (post: Post) => void): Cancel {
    return added(this.#onPost, listener);
  }

  onNotificationAdded(listener: (notification: Notification) => void): Cancel {
    return added(this.#onNotification, listener);
  }

  onReconnected(listener: () => void): Cancel {
    return added(this.#onReconnected, listener);
  }

  onFailed(listener: (message: string) => void): Cancel {
    return added(this.#onFailed, listener);
  }

  /** The connection is lost and comes back after `meanwhile`; what happens in between is never told. */
  interrupt(meanwhile: () => void): void {
    this.disconnect();
    meanwhile();
    this.connect();
    for (const listener of this.#onReconnected) listener();
  }

  /** The connection is lost for good. */
  breakDown(message: string): void {
    this.disconnect();
    tell(this.#onFailed, message);
  }
}

function tell<Value>(listeners: ReadonlySet<(value: Value) => void>, value: Value): void {
  for (const listener of listeners) listener(value);
}

function added<Listener>(listeners: Set<Listener>, listener: Listener): Cancel {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
