import type { Socket } from 'socket.io-client';
import type { Cancel } from '@/core/common/scheduler.port';
import type { Notification } from '@/core/notifications/notification';
import type { Post } from '@/core/posting/post';
import type { RealtimeEvents } from '@/core/shell/realtime-events.port';

/** Opens a socket to the page's origin. */
export type OpenSocket = () => Promise<Socket>;

/** The events of the server over socket.io. */
export class SocketRealtime implements RealtimeEvents {
  readonly #open: OpenSocket;
  readonly #postAdded = new Set<(post: Post) => void>();
  readonly #notificationAdded = new Set<(notification: Notification) => void>();
  readonly #reconnected = new Set<() => void>();
  readonly #failed = new Set<(message: string) => void>();
  #socket: Socket | null = null;
  /** Counts connects and disconnects, so that a socket that opens after its time is closed again. */
  #turn = 0;

  constructor(open: OpenSocket) {
    this.#open = open;
  }

  connect(): void {
    this.disconnect();
    const turn = this.#turn;
    void this.#open().then((socket) => {
      if (turn === this.#turn) this.#listen(socket);
      else socket.disconnect();
    });
  }

  disconnect(): void {
    this.#turn += 1;
    this.#socket?.removeAllListeners();
    this.#socket?.io.off();
    this.#socket?.disconnect();
    this.#socket = null;
  }

  onPostAdded(listener: (post: Post) => void): Cancel {
    return added(this.#postAdded, listener);
  }

  onNotificationAdded(listener: (notification: Notification) => void): Cancel {
    return added(this.#notificationAdded, listener);
  }

  onReconnected(listener: () => void): Cancel {
    return added(this.#reconnected, listener);
  }

  onFailed(listener: (message: string) => void): Cancel {
    return added(this.#failed, listener);
  }

  #listen(socket: Socket): void {
    this.#socket = socket;
    socket.on('postAdded', (post: Post) => tell(this.#postAdded, post));
    socket.on('notificationAdded', (notification: Notification) => tell(this.#notificationAdded, notification));
    socket.on('connect_error', (error: Error) => tell(this.#failed, error.message || 'Failed to connect'));
    socket.io.on('reconnect', () => {
      for (const listener of this.#reconnected) listener();
    });
  }
}

function added<Listener>(listeners: Set<Listener>, listener: Listener): Cancel {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell<Event>(listeners: ReadonlySet<(event: Event) => void>, event: Event): void {
  for (const listener of listeners) listener(event);
}
