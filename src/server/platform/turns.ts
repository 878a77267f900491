export interface TurnsOptions {
  readonly atOnce: number;
  readonly atOnceOfUser: number;
}

/**
 * Shares slots fairly: a free one goes to the next waiting user, not the next task. Users are identified by persona or
 * network, in memory only.
 */
export class FairSlots {
  readonly #options: TurnsOptions;
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();
  #places: number;

  constructor(options: TurnsOptions) {
    this.#options = options;
    this.#places = options.atOnce;
  }

  waitingOf(persona: Uint8Array): number {
    return this.#waiting.get(nameOf(persona))?.length ?? 0;
  }

  async run<Value>(persona: Uint8Array, work: () => Promise<Value>): Promise<Value> {
    const user = nameOf(persona);
    await new Promise<void>((begin) => {
      const works = this.#waiting.get(user) ?? [];
      works.push(begin);
      this.#waiting.set(user, works);
      this.#fill();
    });
    try {
      return await work();
    } finally {
      this.#end(user);
    }
  }

  #fill(): void {
    while (this.#places > 0) {
      const next = [...this.#waiting].find(([user]) => (this.#running.get(user) ?? 0) < this.#options.atOnceOfUser);
      if (next === undefined) return;
      const [user, [begin, ...others]] = next;
      this.#moveToEnd(user, others);
      this.#places -= 1;
      this.#running.set(user, (this.#running.get(user) ?? 0) + 1);
      begin?.();
    }
  }

  #end(user: string): void {
    const left = (this.#running.get(user) ?? 1) - 1;
    if (left > 0) this.#running.set(user, left);
    else this.#running.delete(user);
    this.#places += 1;
    // More tasks may have been queued.
    this.#moveToEnd(user, this.#waiting.get(user) ?? []);
    this.#fill();
  }

  #moveToEnd(user: string, works: readonly (() => void)[]): void {
    this.#waiting.delete(user);
    if (works.length > 0) this.#waiting.set(user, [...works]);
  }
}

function nameOf(persona: Uint8Array): string {
  return Buffer.from(persona).toString('base64');
}
