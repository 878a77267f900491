import { setTimeout as wait } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { SOCKET_OPTIONS } from '@/adapters/realtime/open-socket';
import type { Identity } from '../personas/identity';
import type { Exchange, SentRequest } from '../wire/exchange';
import { EVENT_STATUS } from './event-operations';

/** The maximum delay between a call and its event, in ms. */
const MAX_EVENT_MS = 5_000;
/** The silence in ms after which a new user's sign-up events are over. */
const QUIET_MS = 1_500;

export interface EventListenersOptions {
  readonly origin: string;
  readonly timeoutMs: number;
  readonly onExchange: (exchange: Exchange) => void;
}

interface Listener {
  readonly socket: Socket;
  readonly counts: Map<string, number>;
  isHeard: boolean;
}

export class EventListeners {
  readonly #listeners = new Map<Identity, Promise<Listener>>();
  readonly #waiting = new Set<() => void>();
  #probe = 'realtime/event';

  constructor(private readonly options: EventListenersOptions) {}

  async open(identity: Identity, isQuietFirst = false): Promise<void> {
    const known = this.#listeners.get(identity) ?? (isQuietFirst ? this.#quiet(identity) : this.#connected(identity));
    this.#listeners.set(identity, known);
    await known;
  }

  during(probe: string): void {
    this.#probe = probe;
  }

  async count(identity: Identity, event: string): Promise<number> {
    return (await this.#listeners.get(identity))?.counts.get(event) ?? 0;
  }

  async hears(identity: Identity, event: string, moreThan: number): Promise<boolean> {
    const end = performance.now() + Math.min(this.options.timeoutMs, MAX_EVENT_MS);
    for (;;) {
      if ((await this.count(identity, event)) > moreThan) return true;
      const left = end - performance.now();
      if (left <= 0) return false;
      await this.#anything(left);
    }
  }

  missed(event: string, request: SentRequest, identity: Identity): void {
    this.options.onExchange({
      ...this.#exchange(event, identity, request, ''),
      answer: { status: 0, headers: {}, setCookies: [], body: '', bytes: 0, trouble: 'timeout' },
    });
  }

  async close(): Promise<void> {
    for (const listener of this.#listeners.values()) {
      const opened = await listener.catch(() => null);
      opened?.socket.disconnect();
    }
  }

  async #quiet(identity: Identity): Promise<Listener> {
    const listener = await this.#connected(identity, false);
    const end = performance.now() + MAX_EVENT_MS;
    const heard = () => [...listener.counts.values()].reduce((sum, count) => sum + count, 0);
    for (let before = -1; before !== heard() && performance.now() < end; ) {
      before = heard();
      await wait(QUIET_MS);
    }
    listener.isHeard = true;
    return listener;
  }

  #connected(identity: Identity, isHeard = true): Promise<Listener> {
    const { origin, timeoutMs } = this.options;
    const cookie = identity.cookies.header;
    const headers = { origin, ...identity.headers, ...(cookie === '' ? {} : { cookie }) };
    const socket = io(origin, {
      ...SOCKET_OPTIONS,
      ...{ forceNew: true, reconnection: false, timeout: timeoutMs, extraHeaders: headers },
    });
    const listener: Listener = { socket, counts: new Map(), isHeard };
    const request: SentRequest = { method: 'GET', path: SOCKET_OPTIONS.path, headers, body: null, isFile: false };
    socket.onAny((event: string, ...args: unknown[]) => {
      listener.counts.set(event, (listener.counts.get(event) ?? 0) + 1);
      if (listener.isHeard) this.options.onExchange(this.#exchange(event, identity, request, argumentText(args)));
      for (const wake of this.#waiting) wake();
    });
    return new Promise((done, failed) => {
      socket.once('connect', () => done(listener));
      socket.once('connect_error', (error) => {
        socket.disconnect();
        failed(error);
      });
    });
  }

  #exchange(event: string, identity: Identity, request: SentRequest, body: string): Exchange {
    const headers: Readonly<Record<string, string>> = body === '' ? {} : { 'content-type': 'application/json' };
    return {
      id: `${this.#probe}/heard/${identity.persona}`,
      operationId: event,
      persona: identity.persona,
      hasSession: identity.hasSession,
      own: identity.secrets,
      request,
      answer: {
        ...{ status: EVENT_STATUS, headers, setCookies: [], body, trouble: null },
        bytes: Buffer.byteLength(body),
      },
      expectation: null,
      walk: null,
      milliseconds: 0,
    };
  }

  #anything(withinMs: number): Promise<void> {
    return new Promise((done) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        done();
      };
      const timer = setTimeout(wake, withinMs);
      this.#waiting.add(wake);
    });
  }
}

/** Returns the event's only argument as JSON, an empty text if there is none, or a list if there are several. */
function argumentText(args: readonly unknown[]): string {
  if (args.length === 0) return '';
  return JSON.stringify(args.length === 1 ? args[0] : args) ?? 'null';
}
