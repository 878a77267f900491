import type { Socket } from 'socket.io-client';
import type { Key } from '@/core/common/key';
import type { Cancel } from '@/core/common/scheduler.port';
import type { Realtime } from '@/core/realtime/realtime.port';

/** Opens a socket to the page's origin. */
export type OpenSocket = () => Promise<Socket>;

/** The realtime connection over socket.io. */
export class SocketRealtime implements Realtime {
  readonly #open: OpenSocket;
  /** Subscribes to one event of a socket each; called for every socket that opens. */
  readonly #subscriptions = new Set<(socket: Socket) => void>();
  #socket: Socket | null = null;
  /** Counts connects and disconnects, so that a socket that opens too late is closed again. */
  #turn = 0;

  constructor(open: OpenSocket) {
    this.#open = open;
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

  onReconnected(listener: () => void): Cancel {
    return this.#subscribe(
      (socket) => socket.io.on('reconnect', listener),
      (socket) => socket.io.off('reconnect', listener),
    );
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
    for (const begin of this.#subscriptions) begin(socket);
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
