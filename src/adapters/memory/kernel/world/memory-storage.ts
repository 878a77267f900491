import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';

/** A storage. Two apps that share it are one device before and after a reload. */
export class MemoryStorage implements KeyValueStorage {
  /** True if the device refuses to store. Values then live as long as the page. */
  isFull = false;
  readonly #values = new Map<string, string>();

  get(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  isStored(key: string): boolean {
    return !this.isFull && this.#values.has(key);
  }

  keysFrom(start: string): readonly string[] {
    return [...this.#values.keys()].filter((key) => key.startsWith(start));
  }

  set(key: string, value: string): void {
    this.#values.set(key, value);
  }

  remove(key: string): void {
    this.#values.delete(key);
  }

  removeOf(userId: string): void {
    for (const [key, value] of [...this.#values]) {
      if (key.includes(userId) || value.includes(userId)) this.#values.delete(key);
    }
  }
}
