import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { StorageChanges } from '@/core/kernel/common/storage-changes.port';
import type { MemoryBrowser } from './memory-browser';

const listenersOf = new WeakMap<MemoryBrowser, Map<string, Set<() => void>>>();

export class MemoryStorageChanges implements StorageChanges {
  readonly #listeners: Map<string, Set<() => void>>;

  constructor(browser: MemoryBrowser) {
    this.#listeners = listenersOf.get(browser) ?? new Map();
    listenersOf.set(browser, this.#listeners);
  }

  onChanged(key: string, listener: () => void): Cancel {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  tell(key: string): void {
    for (const listener of this.#listeners.get(key) ?? []) listener();
  }
}
