import type { Socket } from 'socket.io-client';
import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { DataAge } from '@/core/kernel/realtime/missed-events';
import { MissedEvents } from '@/core/kernel/realtime/missed-events';
import type { Realtime } from '@/core/kernel/realtime/realtime.port';
import type { ConnectionListener, OpenConnection } from './connection';
import { CLOSED_BY_SERVER } from './connection';

/** A listener of an event, whatever its payload. */
type EventListener = Parameters<Socket['onAny']>[0];

/** The server's word that the process lost events between it and the others (openapi/realtime.yaml). */
const EVENTS_LOST = 'eventsLost';

/** The realtime connection over socket.io. */
export class SocketRealtime implements Realtime {
  readonly #open: OpenConnection;
  readonly #events = new Map<string, Set<EventListener>>();
  readonly #onOpened = new Set<() => void>();
  readonly #missed = new MissedEvents();
  readonly #onLost = new Set<() => void>();
  readonly #onSessionEnded = new Set<() => void>();
  readonly #onFailed = new Set<(message: string) => void>();
  #close: Cancel | null = null;

  constructor(open: OpenConnection) {
    this.#open = open;
  }

  connect(userId: string | null = null): void {
    this.disconnect();
    let isClosed = false;
    // What a connection before the last one still says is for nobody.
    const ifOpen =
      <Values extends readonly unknown[]>(act: (...values: Values) => void) =>
      (...values: Values): void => {
        if (!isClosed) act(...values);
      };
    const listener: ConnectionListener = {
      opened: ifOpen(() => {
        tell(this.#onOpened);
        this.#missed.opened(userId);
      }),
      lost: ifOpen((reason) => {
        this.#lost();
        if (reason === CLOSED_BY_SERVER) tell(this.#onSessionEnded);
      }),
      failed: ifOpen((message) => {
        this.#missed.failed();
        tell(this.#onFailed, message);
      }),
      received: ifOpen((event, payload) => this.#received(event, payload)),
    };
    const close = this.#open(userId, listener);
    this.#close = () => {
      isClosed = true;
      close();
    };
  }

  /** Closes the connection; it is not opened again by itself. Listeners stay. */
  disconnect(): void {
    if (this.#close === null) return;
    this.#close();
    this.#close = null;
    this.#lost();
  }

  /** Subscribes to an event of openapi/realtime.yaml, which is where the payload's type is settled. */
  on<Payload>(event: string, listener: (payload: Payload) => void): Cancel {
    const listeners = this.#events.get(event) ?? new Set<EventListener>();
    this.#events.set(event, listeners);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  onOpened(listener: () => void): Cancel {
    return added(this.#onOpened, listener);
  }

  onMissed(age: DataAge, listener: () => void): Cancel {
    return this.#missed.on(age, listener);
  }

  onLost(listener: () => void): Cancel {
    return added(this.#onLost, listener);
  }

  onSessionEnded(listener: () => void): Cancel {
    return added(this.#onSessionEnded, listener);
  }

  onFailed(listener: (message: string) => void): Cancel {
    return added(this.#onFailed, listener);
  }

  #lost(): void {
    this.#missed.closed();
    tell(this.#onLost);
  }

  #received(event: string, payload: unknown): void {
    if (event === EVENTS_LOST) this.#missed.lost();
    for (const listener of this.#events.get(event) ?? []) listener(payload);
  }
}

function tell<Values extends readonly unknown[]>(
  listeners: ReadonlySet<(...values: Values) => void>,
  ...values: Values
): void {
  for (const listener of listeners) listener(...values);
}

function added<Listener>(listeners: Set<Listener>, listener: Listener): Cancel {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Names the socket in the container, for the adapters of each feature's events. */
export const SocketRealtimeKey: Key<SocketRealtime> = Symbol('SocketRealtime');
