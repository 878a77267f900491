interface Entry<Value> {
  /** null where making it failed or gave something that is not to be shared. */
  readonly value: Promise<Value | null>;
  readonly staleAt: number;
  readonly writes: number;
}

/** Counts the writes of this process, so that nothing made before a write is shared after it. */
export class WriteCounter {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Call it when a write has been committed, before it is acknowledged. */
  add(): void {
    this.#count += 1;
  }
}

/**
 * What guests share: answers that are the same for everybody who is not signed in. An answer is at most a second old, and within this
 * process never older than the last write, so that whoever writes and then looks sees it. Of many who ask at once, one makes the
 * answer and the others wait for it.
 */
export class GuestCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();

  constructor(
    private readonly writes: WriteCounter,
    private readonly now: () => number,
    private readonly capacity = 500,
    private readonly lifetime = 1_000,
  ) {}

  /** The shared answer, still being made perhaps; null inside where the one who made it could not share it; null for none. */
  find(key: string): Promise<Value | null> | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    if (entry.staleAt > this.now() && entry.writes === this.writes.count) return entry.value;
    this.#entries.delete(key);
    return null;
  }

  /** Says that the caller makes the answer; it must call what it gets exactly once, with null where there is nothing to share. */
  start(key: string): (value: Value | null) => void {
    this.#makeRoom();
    let finish: (value: Value | null) => void = () => undefined;
    const value = new Promise<Value | null>((resolve) => {
      finish = resolve;
    });
    // The second counts from the start, so that what the answer was read from is never older than that.
    const entry = { value, staleAt: this.now() + this.lifetime, writes: this.writes.count };
    this.#entries.set(key, entry);
    return (made) => {
      if (made === null && this.#entries.get(key) === entry) this.#entries.delete(key);
      finish(made);
    };
  }

  /** Entries stand in the order in which they began, so the first that is fresh ends the search. */
  #makeRoom(): void {
    for (const [key, { staleAt }] of this.#entries) {
      if (staleAt > this.now() && this.#entries.size < this.capacity) return;
      this.#entries.delete(key);
    }
  }

  /** How many are kept, the stale ones that nobody asked for since among them. */
  get size(): number {
    return this.#entries.size;
  }

  /** Answers from what is shared, or makes it with `make` and shares it. A failure is the caller's own and is not shared. */
  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    // Nothing may be awaited between not finding and starting, or several would start.
    const found = this.find(key);
    const shared = found === null ? null : await found;
    if (shared !== null) return shared;
    const finish = this.start(key);
    try {
      const made = await make();
      finish(made);
      return made;
    } catch (error) {
      finish(null);
      throw error;
    }
  }
}
