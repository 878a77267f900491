import { createHmac, randomBytes } from 'node:crypto';
import { growingCache } from '@/server/platform/growing-cache';

const MAX_VISITORS = 200_000;

/** Visitors of a day as keyed hashes, in memory only, with a new key per day. */
export class DaysVisitors {
  #day = '';
  #key = randomBytes(32);
  readonly #seen = growingCache<string, true>(MAX_VISITORS);

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
