import type { LRUCache } from 'lru-cache';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { Problem } from '@/server/contract/problem';
import { growingCache } from '@/server/platform/growing-cache';

const WINDOW_MS = 60_000;
/** The maximum number of accounts. Beyond it, the account without attempts for the longest time is dropped. */
const MAX_ACCOUNTS = 100_000;

export class AttemptLimit {
  readonly #attempts: LRUCache<string, { count: number; readonly since: number }>;

  /** `uptime` is in milliseconds. */
  constructor(
    private readonly max: number,
    private readonly uptime: () => number,
  ) {
    this.#attempts = growingCache(MAX_ACCOUNTS);
  }

  /** Counts an attempt. Throws 429 `too_many_requests` beyond the limit. */
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
