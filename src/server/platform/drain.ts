import { setTimeout as pause } from 'node:timers/promises';

/** The end of a server's service before it stops: a proxy in front finds it not ready, and each connection ends with its answer. */
export class Drain {
  #isOn = false;
  readonly #listeners = new Set<(forMs: number) => void>();

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Calls a listener with the time that is left, in ms, when it begins. */
  onBegin(listener: (forMs: number) => void): void {
    this.#listeners.add(listener);
  }

  /** Begins, and resolves after `forMs` or as soon as `cut` aborts: by then a proxy has noticed. */
  async run(forMs: number, cut: AbortSignal): Promise<void> {
    this.#isOn = true;
    for (const listener of this.#listeners) listener(forMs);
    await pause(forMs, undefined, { signal: cut }).catch(() => undefined);
  }
}
