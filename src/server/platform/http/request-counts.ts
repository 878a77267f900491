import { growingCache } from '@/server/platform/growing-cache';

const MINUTE_MS = 60_000;
/** The maximum number of senders. Beyond it, the sender that has been silent longest is dropped. */
const MAX_SENDERS = 100_000;

interface Count {
  minute: number;
  own: number;
  told: number;
  others: number;
  before: number;
}

/** Requests counted since the last report to other processes. */
export interface UnsharedRequestCount {
  readonly sender: string;
  readonly count: number;
}

/**
 * Counts requests over a sliding minute. Minutes are aligned across processes, which share their counts
 * (`SharedCounts`).
 */
export class RequestCounts {
  readonly #counts = growingCache<string, Count>(MAX_SENDERS);
  readonly #untold = new Set<string>();

  constructor(private readonly now: () => number) {}

  get minute(): number {
    return Math.floor(this.now() / MINUTE_MS);
  }

  /**
   * Counts a request within the limit and returns 0. Otherwise returns the milliseconds until the next one is allowed.
   */
  take(sender: string, limit: number): number {
    const wait = this.wait(sender, limit);
    if (wait === 0) this.add(sender, 1);
    return wait;
  }

  wait(sender: string, limit: number): number {
    const { own, others, before } = this.#current(sender);
    const passed = (this.now() % MINUTE_MS) / MINUTE_MS;
    const inMinute = own + others;
    if (inMinute + before * (1 - passed) + 1 <= limit) return 0;
    // Current requests expire at the end of the next minute, earlier ones at the end of this one.
    const isFull = inMinute + 1 > limit;
    const [room, counted] = isFull ? [limit - 1, inMinute] : [limit - inMinute - 1, before];
    const share = 1 - room / counted;
    return Math.ceil(((isFull ? 1 : 0) + share - passed) * MINUTE_MS);
  }

  add(sender: string, change: number): void {
    const count = this.#current(sender);
    count.own = Math.max(0, count.own + change);
    this.#untold.add(sender);
  }

  takeUntold(): readonly UnsharedRequestCount[] {
    const untold = [...this.#untold].map((sender) => {
      const current = this.#current(sender);
      const count = current.own - current.told;
      current.told = current.own;
      return { sender, count };
    });
    this.#untold.clear();
    return untold.filter(({ count }) => count !== 0);
  }

  /** Stores the total of all processes for a minute. */
  know(sender: string, minute: number, all: number): void {
    const count = this.#current(sender);
    if (count.minute === minute) count.others = Math.max(0, all - count.told);
  }

  #current(sender: string): Count {
    const { minute } = this;
    const known = this.#counts.get(sender);
    if (known?.minute === minute) return known;
    const before = known?.minute === minute - 1 ? known.own + known.others : 0;
    const count = { minute, own: 0, told: 0, others: 0, before };
    this.#counts.set(sender, count);
    return count;
  }
}
