import type { Key } from '../common/key';
import type { KeptPage } from './kept-page';

/** The pages that this device keeps for reading without a connection, and the service worker that shows them. None of it ever fails: if the device refuses, nothing is kept. */
export interface KeptPages {
  /** Registers the service worker. Returns false if the device refuses it; true also if the browser knows none. */
  readonly register: () => Promise<boolean>;
  /** Removes the service worker and all that is kept. */
  readonly unregister: () => Promise<void>;
  /** Keeps the public page of an address as a guest gets it; nothing if it is not public or has been read since the document was loaded. */
  readonly read: (address: string) => Promise<void>;
  /** Returns the kept pages, the newest first. */
  readonly list: () => Promise<readonly KeptPage[]>;
  /** Removes what tells which pages were read. */
  readonly forget: () => Promise<void>;
  /** Lets a newer service worker that waits take over. */
  readonly takeOver: () => void;
}

export const KeptPagesPort: Key<KeptPages> = Symbol('KeptPages');
