import type { Key } from './key';

export interface PageLocks {
  /** Resolves to null without running if this or another page has the lock. */
  readonly runIfFree: <Value>(lock: string, task: () => Promise<Value>) => Promise<Value | null>;
}

export const PageLocksPort: Key<PageLocks> = Symbol('PageLocks');
