import type { Cancel } from '@/core/common/scheduler.port';
import type { Notification } from '@/core/notifications/notification';
import type { Post } from '@/core/posting/post';
import type { RealtimeEvents } from '@/core/shell/realtime-events.port';
import { InboxRecords } from './inbox-records';
import type { MemoryBrowser } from './memory-browser';
import { presentPost } from './memory-presenter';
import { PostRecords } from './post-records';

/** The events of a memory world. A test can interrupt the connection and end it. */
export class MemoryRealtime implements RealtimeEvents {
  readonly #browser: MemoryBrowser;
  readonly #onPost = new Set<(post: Post) => void>();
  readonly #onNotification = new Set<(notification: Notification) => void>();
  readonly #onReconnected = new Set<() => void>();
  readonly #onFailed = new Set<(message: string) => void>();
  #end: Cancel | null = null;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  get isConnected(): boolean {
    return this.#end !== null;
  }

  connect(): void {
    this.disconnect();
    const { world } = this.#browser;
    const userId = this.#browser.viewer()?.id ?? null;
    const ends = [
      world.records(PostRecords).onAnnounced((post) => emit(this.#onPost, presentPost(world, post, null))),
      world.records(InboxRecords).onPut((user, notification) => {
        if (user.id === userId) emit(this.#onNotification, notification);
      }),
    ];
    this.#end = () => {
      for (const end of ends) end();
    };
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

  /** Loses the connection and restores it after `meanwhile`; the events in between are lost. */
  interrupt(meanwhile: () => void): void {
    this.disconnect();
    meanwhile();
    this.connect();
    for (const listener of this.#onReconnected) listener();
  }

  /** Ends the connection for good. */
  breakDown(message: string): void {
    this.disconnect();
    emit(this.#onFailed, message);
  }
}

function emit<Value>(listeners: ReadonlySet<(value: Value) => void>, value: Value): void {
  for (const listener of listeners) listener(value);
}

function added<Listener>(listeners: Set<Listener>, listener: Listener): Cancel {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
