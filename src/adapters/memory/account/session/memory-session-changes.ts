import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { SessionChanges } from '@/core/account/session/session-changes.port';
import type { Cancel } from '@/core/kernel/common/scheduler.port';

const pagesOf = new WeakMap<MemoryBrowser, Set<MemorySessionChanges>>();

export class MemorySessionChanges implements SessionChanges {
  readonly #pages: Set<MemorySessionChanges>;
  readonly #listeners = new Set<() => void>();

  constructor(browser: MemoryBrowser) {
    this.#pages = pagesOf.get(browser) ?? new Set();
    pagesOf.set(browser, this.#pages.add(this));
  }

  announce(): void {
    for (const page of this.#pages) if (page !== this) page.tell();
  }

  onChanged(listener: () => void): Cancel {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
