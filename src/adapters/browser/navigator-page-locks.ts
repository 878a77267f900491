import type { PageLocks } from '@/core/kernel/common/page-locks.port';

/**
 * Locks across pages. Without Web Locks (no TLS), each page runs its own task. The server then answers concurrent
 * renewals with the same new tokens.
 */
export class NavigatorPageLocks implements PageLocks {
  readonly #locks: LockManager | undefined;

  constructor(navigator: Partial<Pick<Navigator, 'locks'>>) {
    this.#locks = navigator.locks;
  }

  async runIfFree<Value>(lock: string, task: () => Promise<Value>): Promise<Value | null> {
    if (this.#locks === undefined) return task();
    return this.#locks.request(lock, { ifAvailable: true }, (free) => (free === null ? null : task()));
  }
}
