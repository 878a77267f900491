import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { DataAge } from '@/core/kernel/realtime/missed-events';
import { MissedEvents } from '@/core/kernel/realtime/missed-events';
import type { Realtime } from '@/core/kernel/realtime/realtime.port';

export class MemoryRealtime implements Realtime {
  /** Functions that start to listen, with their stop functions. Null while disconnected. */
  readonly #subscriptions = new Map<() => Cancel, Cancel | null>();
  readonly #onOpened = new Set<() => void>();
  readonly #missed = new MissedEvents();
  readonly #onLost = new Set<() => void>();
  readonly #onSessionEnded = new Set<() => void>();
  readonly #onFailed = new Set<(message: string) => void>();
  #isConnected = false;
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

  /** Disconnects. Listeners stay. */
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

  /** Interrupts the connection. Events during `meanwhile` are lost. */
  interrupt(meanwhile: () => void): void {
    this.disconnect();
    meanwhile();
    this.connect(this.#userId);
  }

  cut(): void {
    this.disconnect();
    for (const listener of this.#onSessionEnded) listener();
  }

  breakDown(message: string): void {
    this.disconnect();
    this.#missed.failed();
    for (const listener of this.#onFailed) listener(message);
  }
}

export const MemoryRealtimeKey: Key<MemoryRealtime> = Symbol('MemoryRealtime');
