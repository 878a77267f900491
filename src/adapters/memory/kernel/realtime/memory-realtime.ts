import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { DataAge } from '@/core/kernel/realtime/missed-events';
import { MissedEvents } from '@/core/kernel/realtime/missed-events';
import type { Realtime } from '@/core/kernel/realtime/realtime.port';

/** The connection to a memory world. A test can interrupt it and end it. */
export class MemoryRealtime implements Realtime {
  /** Each begins to listen to the world and returns how that ends; null while the connection is closed. */
  readonly #subscriptions = new Map<() => Cancel, Cancel | null>();
  readonly #onOpened = new Set<() => void>();
  readonly #missed = new MissedEvents();
  readonly #onLost = new Set<() => void>();
  readonly #onSessionEnded = new Set<() => void>();
  readonly #onFailed = new Set<(message: string) => void>();
  #isConnected = false;
  /** That of the last connection. */
  #userId: string | null = null;

  get isConnected(): boolean {
    return this.#isConnected;
  }

  connect(userId: string | null = null): void {
    this.disconnect();
    this.#isConnected = true;
    for (const begin of this.#subscriptions.keys()) this.#subscriptions.set(begin, begin());
    for (const listener of this.#onOpened) listener();
    this.#missed.opened(userId);
    this.#userId = userId;
  }

  /** Closes the connection. Listeners stay. */
  disconnect(): void {
    const wasConnected = this.#isConnected;
    this.#isConnected = false;
    this.#missed.closed();
    for (const [begin, end] of this.#subscriptions) {
      end?.();
      this.#subscriptions.set(begin, null);
    }
    if (wasConnected) for (const listener of this.#onLost) listener();
  }

  /** Listens to the world while the connection is open. */
  whileConnected(begin: () => Cancel): Cancel {
    this.#subscriptions.set(begin, this.#isConnected ? begin() : null);
    return () => {
      this.#subscriptions.get(begin)?.();
      this.#subscriptions.delete(begin);
    };
  }

  onOpened(listener: () => void): Cancel {
    this.#onOpened.add(listener);
    return () => void this.#onOpened.delete(listener);
  }

  onMissed(age: DataAge, listener: () => void): Cancel {
    return this.#missed.on(age, listener);
  }

  onLost(listener: () => void): Cancel {
    this.#onLost.add(listener);
    return () => void this.#onLost.delete(listener);
  }

  onSessionEnded(listener: () => void): Cancel {
    this.#onSessionEnded.add(listener);
    return () => void this.#onSessionEnded.delete(listener);
  }

  onFailed(listener: (message: string) => void): Cancel {
    this.#onFailed.add(listener);
    return () => void this.#onFailed.delete(listener);
  }

  /** Loses the connection and restores it after `in the meantime`; the events in between are lost. */
  interrupt(meanwhile: () => void): void {
    this.disconnect();
    meanwhile();
    this.connect(this.#userId);
  }

  /** The session has ended elsewhere. */
  cut(): void {
    this.disconnect();
    for (const listener of this.#onSessionEnded) listener();
  }

  /** Ends the connection permanently. */
  breakDown(message: string): void {
    this.disconnect();
    this.#missed.failed();
    for (const listener of this.#onFailed) listener(message);
  }
}

/** Names the connection in the container, for the adapters of each feature's events. */
export const MemoryRealtimeKey: Key<MemoryRealtime> = Symbol('MemoryRealtime');
