import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const MAX_VISITORS = 200_000;

/** The visitors of a day, by keyed hashes that are kept in memory only; each day has a new key. */
export class DaysVisitors {
  #day = '';
  #key = randomBytes(32);
  readonly #seen = new LRUCache<string, true>({ max: MAX_VISITORS });

  /** Returns whether this is the visitor's first event of the day. */
  isNew(day: string, visitor: string): boolean {
    if (day !== this.#day) {
      this.#day = day;
      this.#key = randomBytes(32);
      this.#seen.clear();
    }
    const value = createHmac('sha256', this.#key).update(visitor).digest('base64');
    if (this.#seen.has(value)) return false;
    this.#seen.set(value, true);
    return true;
  }
}
