import type { Key } from '@/core/kernel/common/key';
/** The page's own address, for the moves that begin the page again. */
export interface PageLocation {
  /** Path, query and fragment: `/p/1?campaign=x#comments`. */
  readonly current: () => string;
  /** Loads another address of this origin, as a new page. */
  readonly assign: (to: string) => void;
  /** Loads the page again. */
  readonly reload: () => void;
}

export const PageLocationPort: Key<PageLocation> = Symbol('PageLocation');
