import { LRUCache } from 'lru-cache';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { Problem } from '@/server/contract/problem';

const WINDOW_MS = 60_000;
/** Beyond these the one that was silent longest is counted again. */
const MAX_ACCOUNTS = 100_000;

/** Limits the sign-ins of one account per minute, whatever addresses they come from. */
export class AttemptLimit {
  readonly #attempts: LRUCache<string, { count: number; readonly since: number }>;

  /** `uptime` in milliseconds. */
  constructor(
    private readonly max: number,
    private readonly uptime: () => number,
  ) {
    // As a size: a cache that knows its greatest number takes the room for all of them at once.
    this.#attempts = new LRUCache({ maxSize: MAX_ACCOUNTS, sizeCalculation: () => 1 });
  }

  /** Counts an attempt. Throws a Problem, 429 `too_many_requests`, beyond the limit. */
  count(account: string): void {
    const now = this.uptime();
    const known = this.#attempts.get(account);
    const current = known === undefined || now - known.since >= WINDOW_MS ? { count: 0, since: now } : known;
    current.count += 1;
    this.#attempts.set(account, current);
    if (current.count <= this.max) return;
    const seconds = Math.max(1, Math.ceil((current.since + WINDOW_MS - now) / 1000));
    throw new Problem(429, 'too_many_requests', requestRefusals.tooMany(seconds));
  }
}
