import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const MAX_VISITORS = 200_000;

/** Visitors of a day as keyed hashes, in memory only, with a new key per day. */
export class DaysVisitors {
  #day = '';
  #key = randomBytes(32);
  readonly #seen = new LRUCache<string, true>({ max: MAX_VISITORS });

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
