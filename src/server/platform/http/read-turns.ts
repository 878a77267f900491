import { LRUCache } from 'lru-cache';

const ROOM_MS = 100;
/** The minimum cost of a read. A sender has at least two and at most fifty concurrent reads. */
const MIN_EXPECTED_MS = 2;
const MAX_EXPECTED_MS = 50;
const FIRST_EXPECTED_MS = 10;
/** The newest read's weight in its route's moving average. */
const NEWEST_SHARE = 0.2;
const MAX_ROUTES = 2_000;

interface Waiting {
  readonly expected: number;
  readonly begin: () => void;
}

interface Sender {
  running: number;
  readonly waiting: Waiting[];
}

/**
 * Runs a sender's cheap reads concurrently and expensive ones one or two at a time, in order. Concurrent reads share
 * their time. Costs of routes are learned.
 */
export class ReadScheduler {
  readonly #senders = new Map<string, Sender>();
  readonly #expected = new LRUCache<string, number>({ max: MAX_ROUTES });
  /** The accumulated time per running read up to `#sharedAt`, in ms. */
  #shared = 0;
  #sharedAt = 0;
  #running = 0;

  constructor(private readonly uptime: () => number) {}

  get waiting(): number {
    return [...this.#senders.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  /**
   * Resolves when a read may start. Call the returned function after the response: it returns the duration of the read
   * in ms.
   */
  async take(name: string, route: string): Promise<() => number> {
    const sender = this.#senderOf(name);
    const expected = Math.round(this.#expected.get(route) ?? FIRST_EXPECTED_MS);
    if (sender.waiting.length > 0 || !hasRoom(sender, expected))
      await new Promise<void>((begin) => sender.waiting.push({ expected, begin: () => begin() }));
    else sender.running += expected;
    const from = this.#share(1);
    return () => {
      const took = this.#share(-1) - from;
      const learned = this.#expected.get(route) ?? took;
      const next = learned + (took - learned) * NEWEST_SHARE;
      this.#expected.set(route, Math.min(MAX_EXPECTED_MS, Math.max(MIN_EXPECTED_MS, next)));
      this.#end(name, sender, expected);
      return took;
    };
  }

  #senderOf(name: string): Sender {
    const known = this.#senders.get(name);
    if (known !== undefined) return known;
    const sender = { running: 0, waiting: [] };
    this.#senders.set(name, sender);
    return sender;
  }

  #end(name: string, sender: Sender, expected: number): void {
    sender.running -= expected;
    let next = sender.waiting[0];
    while (next !== undefined && hasRoom(sender, next.expected)) {
      sender.waiting.shift();
      sender.running += next.expected;
      next.begin();
      next = sender.waiting[0];
    }
    if (sender.running === 0) this.#senders.delete(name);
  }

  /** Returns the accumulated time per running read, in ms. `change` is 1 when a read begins and -1 when it ends. */
  #share(change: 1 | -1): number {
    const now = this.uptime();
    if (this.#running > 0) this.#shared += (now - this.#sharedAt) / this.#running;
    this.#sharedAt = now;
    this.#running += change;
    return this.#shared;
  }
}

function hasRoom({ running }: Sender, expected: number): boolean {
  return running === 0 || running + expected <= ROOM_MS;
}
