import type { Clock } from '@/core/kernel/common/clock.port';
import type { Ids } from '@/core/kernel/common/ids.port';
import type { MemoryRequestCheck } from './memory-request-check';
import { acceptEveryRequest } from './memory-request-check';

/** The records of one feature in a world; made by the world at their first use. */
export type RecordsType<Records extends object> = new (world: MemoryWorld) => Records;

/**
 * The memory counterpart of the server's database, shared by any number of browsers. It holds no feature's data itself: a
 * feature brings its records and asks for them by their class. Malformed calls are refused by the request check, whatever
 * else a feature refuses its adapter refuses itself; the contract tests compare both with the server.
 */
export class MemoryWorld {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly checkRequest: MemoryRequestCheck;
  /** The product's name, in texts and in what pseudonyms must not contain. */
  brand = 'Tarakki';
  readonly #records = new Map<RecordsType<object>, object>();
  #lastNumber = 0;

  /** Without a check every call counts as well-formed. */
  constructor(clock: Clock, ids: Ids, checkRequest: MemoryRequestCheck = acceptEveryRequest) {
    this.clock = clock;
    this.ids = ids;
    this.checkRequest = checkRequest;
  }

  /** Returns the records of a feature; the same object each time. */
  records<Records extends object>(type: RecordsType<Records>): Records {
    const known = this.#records.get(type);
    if (known instanceof type) return known;
    const made = new type(this);
    this.#records.set(type, made);
    return made;
  }

  /** The present time in ISO 8601. */
  timestamp(): string {
    return new Date(this.clock.now()).toISOString();
  }

  /** Returns a number that was not returned before. */
  nextNumber(): number {
    this.#lastNumber += 1;
    return this.#lastNumber;
  }
}
