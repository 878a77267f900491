import type { Key } from './key';

export interface PageLocks {
  /** Resolves to null without running if the lock is taken, here or on another page. */
  readonly runIfFree: <Value>(lock: string, task: () => Promise<Value>) => Promise<Value | null>;
}

export const PageLocksPort: Key<PageLocks> = Symbol('PageLocks');
