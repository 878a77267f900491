import type { Key } from './key';
/** Storage that survives a reload. It never fails: if the device refuses to store, values live as long as the page. */
export interface KeyValueStorage {
  readonly get: (key: string) => string | null;
  /** Returns false for a value that lives only as long as the page. */
  readonly isStored: (key: string) => boolean;
  readonly keysFrom: (start: string) => readonly string[];
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  /** Removes all texts whose key or content contains the id. */
  readonly removeOf: (userId: string) => void;
}

export const StoragePort: Key<KeyValueStorage> = Symbol('KeyValueStorage');

/** Storage that survives a reload and a redirect. Other tabs do not see it. */
export const TabStoragePort: Key<KeyValueStorage> = Symbol('TabStorage');
