export interface TurnsOptions {
  /** Works that run at once. */
  readonly atOnce: number;
  /** Works of one user that run at once. */
  readonly atOnceOfUser: number;
}

/**
 * Shares a few places among users: one that becomes free goes to the next user who waits, not to the next work, so nobody waits for all that
 * another user has sent. Users are named by the reference of their persona, or by their network, in the memory of this process only.
 */
export class Turns {
  readonly #options: TurnsOptions;
  readonly #running = new Map<string, number>();
  /** Users in the order of their turns; the works of one in theirs. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #places: number;

  constructor(options: TurnsOptions) {
    this.#options = options;
    this.#places = options.atOnce;
  }

  waitingOf(persona: Uint8Array): number {
    return this.#waiting.get(nameOf(persona))?.length ?? 0;
  }

  /** Runs a user's work when it is its turn; returns what it returns, or rejects as it does. */
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
    // Others may have come while it ran.
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
