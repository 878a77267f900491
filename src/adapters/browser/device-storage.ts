import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';

export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * localStorage or sessionStorage, with a fallback in memory for devices that refuse (private
 * windows, full disks, blocked cookies). `open` is called each time, because reading
 * `window.localStorage` may throw.
 */
export class DeviceStorage implements KeyValueStorage {
  readonly #open: () => WebStorage;
  readonly #unstored = new Map<string, string>();

  constructor(open: () => WebStorage) {
    this.#open = open;
  }

  get(key: string): string | null {
    return this.#unstored.get(key) ?? this.#attempt((storage) => storage.getItem(key)) ?? null;
  }

  isStored(key: string): boolean {
    return !this.#unstored.has(key) && this.get(key) !== null;
  }

  set(key: string, value: string): void {
    const stored = this.#attempt((storage) => {
      storage.setItem(key, value);
      return true;
    });
    if (stored) this.#unstored.delete(key);
    else this.#unstored.set(key, value);
  }

  remove(key: string): void {
    this.#unstored.delete(key);
    this.#attempt((storage) => storage.removeItem(key));
  }

  keysFrom(start: string): readonly string[] {
    const stored = this.#attempt((storage) => Array.from({ length: storage.length }, (_, place) => storage.key(place)));
    const keys = new Set([...this.#unstored.keys(), ...(stored ?? []).filter((key) => key !== null)]);
    return [...keys].filter((key) => key.startsWith(start));
  }

  removeOf(userId: string): void {
    for (const key of this.keysFrom('')) {
      if (key.includes(userId) || this.get(key)?.includes(userId) === true) this.remove(key);
    }
  }

  #attempt<Value>(work: (storage: WebStorage) => Value): Value | undefined {
    try {
      return work(this.#open());
    } catch (error) {
      // Storage that refuses is an expected state of a device, not a fault; anything else is a bug.
      if (error instanceof DOMException) return undefined;
      throw error;
    }
  }
}
