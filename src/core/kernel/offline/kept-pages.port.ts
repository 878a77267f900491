import type { Key } from '../common/key';
import type { KeptPage } from './kept-page';

/** Cached pages. Never fails: if the device refuses, nothing is cached. */
export interface KeptPages {
  /** Returns false if the device refuses. Returns true also if the browser has no service workers. */
  readonly register: () => Promise<boolean>;
  readonly unregister: () => Promise<void>;
  /**
   * Caches the guest's version of a public page. Does nothing if the page is not public or was cached since the
   * document loaded.
   */
  readonly read: (address: string) => Promise<void>;
  readonly list: () => Promise<readonly KeptPage[]>;
  /** Removes every trace of which pages were read. */
  readonly forget: () => Promise<void>;
  readonly takeOver: () => void;
}

export const KeptPagesPort: Key<KeptPages> = Symbol('KeptPages');
