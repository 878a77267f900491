import type { PageLocks } from '@/core/kernel/common/page-locks.port';
import type { MemoryBrowser } from './memory-browser';

const takenOf = new WeakMap<MemoryBrowser, Set<string>>();

export class MemoryPageLocks implements PageLocks {
  readonly #taken: Set<string>;

  constructor(browser: MemoryBrowser) {
    this.#taken = takenOf.get(browser) ?? new Set();
    takenOf.set(browser, this.#taken);
  }

  async runIfFree<Value>(lock: string, task: () => Promise<Value>): Promise<Value | null> {
    if (this.#taken.has(lock)) return null;
    this.#taken.add(lock);
    try {
      return await task();
    } finally {
      this.#taken.delete(lock);
    }
  }
}
