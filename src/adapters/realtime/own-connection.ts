import type { Socket } from 'socket.io-client';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import { CONNECTION_FAILED } from '@/core/kernel/realtime/connection-messages';
import type { ConnectionListener, OpenConnection } from './connection';
import type { RetryMoments } from './retry-moments';

export type OpenSocket = () => Promise<Socket>;

/**
 * Opens connections, each with its own socket. The library gives up after failed attempts or a refusal. The next retry
 * time starts a new series.
 */
export function ownConnections(openSocket: OpenSocket, retryMoments: RetryMoments): OpenConnection {
  return (_userId, listener) => {
    const connection = new OwnConnection(listener, retryMoments);
    openSocket().then(
      (socket) => connection.use(socket),
      () => connection.reject(),
    );
    return () => connection.close();
  };
}

class OwnConnection {
  readonly #listener: ConnectionListener;
  readonly #retryMoments: RetryMoments;
  #socket: Socket | null = null;
  #isClosed = false;
  /** Stops waiting for a retry moment. Null unless the library has given up. */
  #cancelRetry: Cancel | null = null;

  constructor(listener: ConnectionListener, retryMoments: RetryMoments) {
    this.#listener = listener;
    this.#retryMoments = retryMoments;
  }

  /** Uses a socket, or closes one that opens too late. */
  use(socket: Socket): void {
    if (this.#isClosed) {
      socket.disconnect();
      return;
    }
    this.#socket = socket;
    socket.on('connect', () => this.#opened());
    socket.on('disconnect', (reason: string) => this.#listener.lost(reason));
    socket.on('connect_error', ({ message }: Error) => {
      this.#listener.failed(message || CONNECTION_FAILED);
      // A refusal by the server: the library does not retry.
      if (!socket.active) this.#gaveUp(socket);
    });
    socket.onAny((event: string, payload: unknown) => this.#listener.received(event, payload));
    socket.io.on('reconnect_failed', () => this.#gaveUp(socket));
  }

  reject(): void {
    if (!this.#isClosed) this.#listener.failed(CONNECTION_FAILED);
  }

  close(): void {
    this.#isClosed = true;
    this.#stopRetrying();
    this.#socket?.removeAllListeners();
    this.#socket?.offAny();
    this.#socket?.io.off();
    this.#socket?.disconnect();
  }

  #opened(): void {
    this.#stopRetrying();
    this.#listener.opened();
  }

  #gaveUp(socket: Socket): void {
    this.#stopRetrying();
    this.#cancelRetry = this.#retryMoments(() => socket.connect());
  }

  #stopRetrying(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
  }
}
