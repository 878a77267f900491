import type { Socket } from 'socket.io-client';
import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { DataAge } from '@/core/kernel/realtime/missed-events';
import { MissedEvents } from '@/core/kernel/realtime/missed-events';
import type { Realtime } from '@/core/kernel/realtime/realtime.port';
import type { ConnectionListener, OpenConnection } from './connection';
import { CLOSED_BY_SERVER } from './connection';

type EventListener = Parameters<Socket['onAny']>[0];

/** The event that the server sends after losing events between its processes (openapi/realtime.yaml). */
const EVENTS_LOST = 'eventsLost';

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
    // Events of replaced connections are dropped.
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

  /** Closes the connection, which is not reopened automatically. Listeners stay. */
  disconnect(): void {
    if (this.#close === null) return;
    this.#close();
    this.#close = null;
    this.#lost();
  }

  /** Listens to an event. openapi/realtime.yaml defines the payload's type. */
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

export const SocketRealtimeKey: Key<SocketRealtime> = Symbol('SocketRealtime');
