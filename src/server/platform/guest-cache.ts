import { LRUCache } from 'lru-cache';

export interface WriteCount {
  readonly count: number;
}

/** Counts this process's writes that guests see. Nothing rendered before such a write is shared after it. */
export class WriteCounter implements WriteCount {
  /** Writes beyond posts. Votes and comments do not invalidate answers without posts. */
  readonly beyondPosts = { count: 0 };
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Counts a write. Call it after commit, before the acknowledgement. */
  add(guestsSee: true | 'posts'): void {
    this.#count += 1;
    if (guestsSee !== 'posts') this.beyondPosts.count += 1;
  }
}

export interface GuestCacheOptions {
  readonly writes: WriteCount;
  readonly uptime: () => number;
  readonly max: number;
}

const LIFETIME_MS = 1_000;

/**
 * Answers shared by all guests. They are at most a second old, and never older than this process's last write that
 * guests see, so that writers see their write. Concurrent requests wait for one.
 */
export class GuestCache<Value> {
  readonly #writes: WriteCount;
  readonly #answers: LRUCache<string, Promise<Value | null>>;

  constructor({ writes, uptime, max }: GuestCacheOptions) {
    this.#writes = writes;
    this.#answers = new LRUCache({ max, ttl: LIFETIME_MS, ttlResolution: 0, perf: { now: uptime } });
  }

  /**
   * Returns the cached answer, which may still be pending, or null for an unknown key. The promise resolves to null if
   * the answer cannot be shared.
   */
  find(key: string): Promise<Value | null> | null {
    return this.#answers.get(this.#current(key)) ?? null;
  }

  /**
   * Caches a pending answer. The caller must call the returned function exactly once, with null if there is nothing to
   * share.
   */
  start(key: string): (value: Value | null) => void {
    const current = this.#current(key);
    let finish: (value: Value | null) => void = () => undefined;
    const value = new Promise<Value | null>((resolve) => {
      finish = resolve;
    });
    this.#answers.purgeStale();
    // The lifetime starts here, so that the data is never older.
    this.#answers.set(current, value);
    return (made) => {
      if (made === null && this.#answers.peek(current) === value) this.#answers.delete(current);
      finish(made);
    };
  }

  get size(): number {
    return this.#answers.size;
  }

  /** Returns the answer. A failure belongs to the caller and is not shared. */
  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    // Nothing may be awaited between the lookup and the start, or several requests would start the same answer.
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

  /** Returns the current key. A write changes it, so older answers are never found. */
  #current(key: string): string {
    return `${this.#writes.count} ${key}`;
  }
}
