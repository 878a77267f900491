import type { Key } from './key';
/**
 * Small texts that survive a reload on this device. It never fails: if the device refuses to store, values live as
 * long as the page.
 */
export interface KeyValueStorage {
  /** The stored text, null if there is none. */
  readonly get: (key: string) => string | null;
  /** Returns whether the text of a key survives a reload; false for one that lives as long as the page. */
  readonly isStored: (key: string) => boolean;
  /** The keys that begin with a text, in no order. */
  readonly keysFrom: (start: string) => readonly string[];
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  /** Removes every text whose key or content has the id of this user in it. */
  readonly removeOf: (userId: string) => void;
}

/** Names the device's storage, which all tabs share. */
export const StoragePort: Key<KeyValueStorage> = Symbol('KeyValueStorage');

/** Names the tab's own storage: it survives a reload and a redirect, and other tabs do not see it. */
export const TabStoragePort: Key<KeyValueStorage> = Symbol('TabStorage');
