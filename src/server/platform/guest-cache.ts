import { LRUCache } from 'lru-cache';

/** The number of writes so far that end an answer. */
export interface WriteCount {
  readonly count: number;
}

/** Counts the writes of this process whose effect guests see, so that nothing made before such a write is shared after it. */
export class WriteCounter implements WriteCount {
  /** The writes that change more than posts. Votes and comments are not among them, and end no answer without posts. */
  readonly beyondPosts = { count: 0 };
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Call it when a write has been committed, before it is acknowledged. */
  add(guestsSee: true | 'posts'): void {
    this.#count += 1;
    if (guestsSee !== 'posts') this.beyondPosts.count += 1;
  }
}

export interface GuestCacheOptions {
  readonly writes: WriteCount;
  /** Milliseconds since the start; they only grow. */
  readonly uptime: () => number;
  readonly max: number;
}

const LIFETIME_MS = 1_000;

/**
 * Answers that are the same for every guest. One is at most a second old, and within this process never older than the last write that
 * guests see, so that a writer sees the write on the next read. Of many requests at once, one makes the answer and the others wait for it.
 */
export class GuestCache<Value> {
  readonly #writes: WriteCount;
  readonly #answers: LRUCache<string, Promise<Value | null>>;

  constructor({ writes, uptime, max }: GuestCacheOptions) {
    this.#writes = writes;
    this.#answers = new LRUCache({ max, ttl: LIFETIME_MS, ttlResolution: 0, perf: { now: uptime } });
  }

  /** The shared answer, which may still be in the making; null inside if its maker could not share it; null if there is none. */
  find(key: string): Promise<Value | null> | null {
    return this.#answers.get(this.#current(key)) ?? null;
  }

  /** The caller makes the answer: it must call the returned function exactly once, with null if there is nothing to share. */
  start(key: string): (value: Value | null) => void {
    const current = this.#current(key);
    let finish: (value: Value | null) => void = () => undefined;
    const value = new Promise<Value | null>((resolve) => {
      finish = resolve;
    });
    this.#answers.purgeStale();
    // The lifetime counts from here, so that what the answer is read from is never older than that.
    this.#answers.set(current, value);
    return (made) => {
      if (made === null && this.#answers.peek(current) === value) this.#answers.delete(current);
      finish(made);
    };
  }

  get size(): number {
    return this.#answers.size;
  }

  /** Returns the shared answer, or makes it with `make` and shares it. A failure is the caller's own and is not shared. */
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

  /** Answers from before the last write are never found again: they have another key. */
  #current(key: string): string {
    return `${this.#writes.count} ${key}`;
  }
}
