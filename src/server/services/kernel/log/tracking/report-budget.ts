import type { LRUCache } from 'lru-cache';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { Problem } from '@/server/contract/problem';
import { growingCache } from '@/server/platform/growing-cache';

const MAX_DAILY_BYTES = 5_000_000;
const MAX_NETWORKS = 20_000;

/** Limits daily report bytes per network, so that nobody fills the disk without signing in. */
export class ReportBudget {
  readonly #spent: LRUCache<string, { bytes: number; readonly since: number }>;

  constructor(private readonly uptime: () => number) {
    this.#spent = growingCache(MAX_NETWORKS, { ttl: DAY_MS, ttlResolution: 0, perf: { now: uptime } });
  }

  /** Counts bytes. Throws 429 `too_many_requests` once the day's budget is spent. */
  spend(network: string, bytes: number): void {
    const day = this.#spent.get(network) ?? { bytes: 0, since: this.uptime() };
    if (day.bytes + bytes > MAX_DAILY_BYTES) {
      const seconds = Math.max(1, Math.ceil((day.since + DAY_MS - this.uptime()) / 1000));
      throw new Problem(
        429,
        'too_many_requests',
        'You have reached the limit for today. Try again tomorrow.',
        {},
        seconds,
      );
    }
    if (day.bytes === 0) this.#spent.set(network, day);
    day.bytes += bytes;
  }
}
