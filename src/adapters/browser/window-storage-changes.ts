import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { StorageChanges } from '@/core/kernel/common/storage-changes.port';

/** Changes of the storage. An event without a key clears all of it, and changes every text. */
export class WindowStorageChanges implements StorageChanges {
  readonly #window: Window;

  constructor(window: Window) {
    this.#window = window;
  }

  onChanged(key: string, listener: () => void): Cancel {
    const ended = new AbortController();
    this.#window.addEventListener(
      'storage',
      (event) => {
        if (event.key === key || event.key === null) listener();
      },
      { signal: ended.signal },
    );
    return () => ended.abort();
  }
}
