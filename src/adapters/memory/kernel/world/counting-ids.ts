import type { Ids } from '@/core/kernel/common/ids.port';

const DIGITS = 12;

export class CountingIds implements Ids {
  #last = 0;

  next(): string {
    this.#last += 1;
    return `00000000-0000-4000-8000-${String(this.#last).padStart(DIGITS, '0')}`;
  }
}
