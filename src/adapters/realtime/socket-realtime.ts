import type { Socket } from 'socket.io-client';
import type { Key } from '@/core/common/key';
import type { Cancel } from '@/core/common/scheduler.port';
import type { Realtime } from '@/core/realtime/realtime.port';
import type { RetryMoments } from './retry-moments';

/** Opens a socket to the page's origin. */
export type OpenSocket = () => Promise<Socket>;

/** The realtime connection over socket.io. After a series of tries that failed, the library gives up; a new series begins at the next moment to retry. */
export class SocketRealtime implements Realtime {
  readonly #open: OpenSocket;
  /** Subscribes to one event of a socket each; called for every socket that opens. */
  readonly #subscriptions = new Set<(socket: Socket) => void>();
  #socket: Socket | null = null;
  /** Counts connects and disconnects, so that a socket that opens too late is closed again. */
  #turn = 0;
  readonly #retryMoments: RetryMoments;
  readonly #reconnectListeners = new Set<() => void>();
  /** Ends the wait for a moment to retry; null unless the library has given up. */
  #cancelRetry: Cancel | null = null;

  constructor(open: OpenSocket, retryMoments: RetryMoments) {
    this.#open = open;
    this.#retryMoments = retryMoments;
  }

  connect(): void {
    this.disconnect();
    const turn = this.#turn;
    void this.#open().then((socket) => {
      if (turn === this.#turn) this.#opened(socket);
      else socket.disconnect();
    });
  }

  /** Closes the connection; it is not opened again by itself. Listeners stay. */
  disconnect(): void {
    this.#turn += 1;
    this.#stopRetrying();
    this.#socket?.removeAllListeners();
    this.#socket?.io.off();
    this.#socket?.disconnect();
    this.#socket = null;
  }

  /** Subscribes to an event of openapi/realtime.yaml, which is where the payload's type is settled. */
  on<Payload>(event: string, listener: (payload: Payload) => void): Cancel {
    return this.#subscribe(
      (socket) => socket.on(event, listener),
      (socket) => socket.off(event, listener),
    );
  }

  onOpened(listener: () => void): Cancel {
    return this.on('connect', listener);
  }

  onReconnected(listener: () => void): Cancel {
    this.#reconnectListeners.add(listener);
    return () => this.#reconnectListeners.delete(listener);
  }

  onSessionEnded(listener: () => void): Cancel {
    return this.on('disconnect', (reason: string) => {
      if (reason === 'io server disconnect') listener();
    });
  }

  onFailed(listener: (message: string) => void): Cancel {
    return this.on('connect_error', ({ message }: Error) => listener(message || 'Failed to connect'));
  }

  #opened(socket: Socket): void {
    this.#socket = socket;
    socket.io.on('reconnect', () => this.#reconnected());
    socket.io.on('reconnect_failed', () => this.#gaveUp(socket));
    // A try after the library gave up counts as a first connection there.
    socket.on('connect', () => {
      if (this.#cancelRetry !== null) this.#reconnected();
    });
    for (const begin of this.#subscriptions) begin(socket);
  }

  #gaveUp(socket: Socket): void {
    this.#stopRetrying();
    this.#cancelRetry = this.#retryMoments(() => socket.connect());
  }

  #reconnected(): void {
    this.#stopRetrying();
    for (const listener of this.#reconnectListeners) listener();
  }

  #stopRetrying(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
  }

  #subscribe(begin: (socket: Socket) => unknown, end: (socket: Socket) => unknown): Cancel {
    this.#subscriptions.add(begin);
    if (this.#socket !== null) begin(this.#socket);
    return () => {
      this.#subscriptions.delete(begin);
      if (this.#socket !== null) end(this.#socket);
    };
  }
}

/** Names the socket in the container, for the adapters of each feature's events. */
export const SocketRealtimeKey: Key<SocketRealtime> = Symbol('SocketRealtime');
