import type { Key } from './key';

/** Locks that all pages of one browser share. */
export interface PageLocks {
  /** Runs the task unless the lock is taken, here or on another page; resolves to null then. */
  readonly runIfFree: <Value>(lock: string, task: () => Promise<Value>) => Promise<Value | null>;
}

export const PageLocksPort: Key<PageLocks> = Symbol('PageLocks');
