import { setTimeout as pause } from 'node:timers/promises';

/** The shutdown phase. A proxy finds the server not ready, and connections close with their answer. */
export class Drain {
  #isOn = false;
  readonly #listeners = new Set<(forMs: number) => void>();

  get isOn(): boolean {
    return this.#isOn;
  }

  /** The listener gets the remaining ms. */
  onBegin(listener: (forMs: number) => void): void {
    this.#listeners.add(listener);
  }

  /** Resolves after `forMs`, or when `cut` aborts. */
  async run(forMs: number, cut: AbortSignal): Promise<void> {
    this.#isOn = true;
    for (const listener of this.#listeners) listener(forMs);
    await pause(forMs, undefined, { signal: cut }).catch(() => undefined);
  }
}
