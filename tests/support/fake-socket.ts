import type { Socket } from 'socket.io-client';

type Listener = (...values: readonly unknown[]) => void;

class FakeEvents {
  #listeners: readonly (readonly [event: string, listener: Listener])[] = [];

  get listenerCount(): number {
    return this.#listeners.length;
  }

  on(event: string, listener: Listener): void {
    this.#listeners = [...this.#listeners, [event, listener]];
  }

  off(): void {
    this.#listeners = [];
  }

  emit(event: string, value?: unknown): void {
    for (const [name, listener] of this.#listeners) if (name === event) listener(value);
  }
}

export class FakeSocket extends FakeEvents {
  readonly io = new FakeEvents();
  isOpen = true;
  active = true;
  tries = 0;
  readonly anyListeners = new Set<Listener>();

  static asSocket(socket: FakeSocket): Socket {
    return socket as unknown as Socket;
  }

  onAny(listener: Listener): void {
    this.anyListeners.add(listener);
  }

  offAny(): void {
    this.anyListeners.clear();
  }

  removeAllListeners(): void {
    this.off();
  }

  receive(event: string, value?: unknown): void {
    for (const listener of this.anyListeners) listener(event, value);
  }

  disconnect(): void {
    this.isOpen = false;
  }

  connect(): void {
    this.tries += 1;
  }
}
