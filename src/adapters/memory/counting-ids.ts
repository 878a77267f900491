import type { Ids } from '@/core/common/ids.port';

const DIGITS = 12;

/** UUIDs that count up from 1, so that a test knows them before they are made. */
export class CountingIds implements Ids {
  #last = 0;

  next(): string {
    this.#last += 1;
    return `00000000-0000-4000-8000-${String(this.#last).padStart(DIGITS, '0')}`;
  }
}
