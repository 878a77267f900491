import type { Key } from './key';
/**
 * Small texts that survive a reload on this device. It never fails: where the device refuses to store, values live as
 * long as the page.
 */
export interface KeyValueStorage {
  /** The stored text, null where there is none. */
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Names the KeyValueStorage port in the container. */
export const StoragePort: Key<KeyValueStorage> = Symbol('KeyValueStorage');
