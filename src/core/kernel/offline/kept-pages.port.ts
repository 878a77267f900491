import type { Key } from '../common/key';
import type { KeptPage } from './kept-page';

/** Never fails: if the device refuses, nothing is kept. */
export interface KeptPages {
  /** Returns false if the device refuses it; true also if the browser has no service workers. */
  readonly register: () => Promise<boolean>;
  readonly unregister: () => Promise<void>;
  /**
   * Keeps the guest's version of a public page; nothing if it is not public or was kept since the
   * document loaded.
   */
  readonly read: (address: string) => Promise<void>;
  readonly list: () => Promise<readonly KeptPage[]>;
  /** Removes every trace of which pages were read. */
  readonly forget: () => Promise<void>;
  readonly takeOver: () => void;
}

export const KeptPagesPort: Key<KeptPages> = Symbol('KeptPages');
