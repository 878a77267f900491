import type { Clock } from '@/core/kernel/common/clock.port';
import type { Ids } from '@/core/kernel/common/ids.port';
import type { MemoryRequestCheck } from './memory-request-check';
import { acceptEveryRequest } from './memory-request-check';

export type RecordsType<Records extends object> = new (world: MemoryWorld) => Records;

/**
 * The memory counterpart of the server's database, shared by any number of browsers. Features have their own records.
 * The request check refuses malformed calls, and adapters refuse the rest. Contract tests compare both with the server.
 */
export class MemoryWorld {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly checkRequest: MemoryRequestCheck;
  brand = 'Tarakki';
  readonly #records = new Map<RecordsType<object>, object>();
  #lastNumber = 0;

  /** Without a check every call is valid. */
  constructor(clock: Clock, ids: Ids, checkRequest: MemoryRequestCheck = acceptEveryRequest) {
    this.clock = clock;
    this.ids = ids;
    this.checkRequest = checkRequest;
  }

  records<Records extends object>(type: RecordsType<Records>): Records {
    const known = this.#records.get(type);
    if (known instanceof type) return known;
    const made = new type(this);
    this.#records.set(type, made);
    return made;
  }

  timestamp(): string {
    return new Date(this.clock.now()).toISOString();
  }

  nextNumber(): number {
    this.#lastNumber += 1;
    return this.#lastNumber;
  }
}
