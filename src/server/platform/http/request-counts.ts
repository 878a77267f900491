import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
/** Beyond these the sender that was silent longest is counted again. */
const MAX_SENDERS = 100_000;

interface Count {
  minute: number;
  /** Requests to this process and to the others, in this minute. */
  own: number;
  /** The part of `own` that the other processes know. */
  told: number;
  others: number;
  /** Requests to all processes, in the minute before. */
  before: number;
}

/** The requests of a sender that this process has counted since it last told the others. */
export interface UntoldCount {
  readonly sender: string;
  readonly count: number;
}

/**
 * Counts requests over the last minute: those of the clock's minute, and of the minute before the part that is not over. The minutes
 * are the same for all processes, which tell each other what they count (`SharedCounts`).
 */
export class RequestCounts {
  // As a size: a cache that knows its greatest number takes the room for all of them at once.
  readonly #counts = new LRUCache<string, Count>({ maxSize: MAX_SENDERS, sizeCalculation: () => 1 });
  readonly #untold = new Set<string>();

  /** `now` in milliseconds since 1970. */
  constructor(private readonly now: () => number) {}

  /** The current minute since 1970. */
  get minute(): number {
    return Math.floor(this.now() / MINUTE_MS);
  }

  /** Counts a request if it is within the limit. Returns the milliseconds until the next one is; 0 for one that was counted. */
  take(sender: string, limit: number): number {
    const wait = this.wait(sender, limit);
    if (wait === 0) this.add(sender, 1);
    return wait;
  }

  /** Returns the milliseconds until a request is within the limit. */
  wait(sender: string, limit: number): number {
    const { own, others, before } = this.#current(sender);
    const passed = (this.now() % MINUTE_MS) / MINUTE_MS;
    const inMinute = own + others;
    if (inMinute + before * (1 - passed) + 1 <= limit) return 0;
    // What is counted now is over at the end of the next minute, what was before at the end of this one.
    const isFull = inMinute + 1 > limit;
    const [room, counted] = isFull ? [limit - 1, inMinute] : [limit - inMinute - 1, before];
    const share = 1 - room / counted;
    return Math.ceil(((isFull ? 1 : 0) + share - passed) * MINUTE_MS);
  }

  /** Counts requests, or takes counted ones back. */
  add(sender: string, change: number): void {
    const count = this.#current(sender);
    count.own = Math.max(0, count.own + change);
    this.#untold.add(sender);
  }

  /** Returns what the other processes do not know yet, once. */
  takeUntold(): readonly UntoldCount[] {
    const untold = [...this.#untold].map((sender) => {
      const current = this.#current(sender);
      const count = current.own - current.told;
      current.told = current.own;
      return { sender, count };
    });
    this.#untold.clear();
    return untold.filter(({ count }) => count !== 0);
  }

  /** Notes how many requests all processes have counted in a minute. */
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
