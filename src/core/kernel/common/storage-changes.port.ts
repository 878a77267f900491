import type { Key } from './key';
import type { Cancel } from './scheduler.port';

/** Changes that other tabs make to the device's storage. */
export interface StorageChanges {
  /** Calls the listener each time another tab has stored or removed the text of a key. */
  readonly onChanged: (key: string, listener: () => void) => Cancel;
}

export const StorageChangesPort: Key<StorageChanges> = Symbol('StorageChanges');
