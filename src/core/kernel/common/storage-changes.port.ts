import type { Key } from './key';
import type { Cancel } from './scheduler.port';

export interface StorageChanges {
  readonly onChanged: (key: string, listener: () => void) => Cancel;
}

export const StorageChangesPort: Key<StorageChanges> = Symbol('StorageChanges');
