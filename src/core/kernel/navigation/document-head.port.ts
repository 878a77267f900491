import type { Key } from '@/core/kernel/common/key';
import type { PageMeta } from './page-meta';

export interface DocumentHead {
  /** Puts a page's title, description, address and indexing into the head. */
  readonly show: (meta: PageMeta) => void;
}

export const DocumentHeadPort: Key<DocumentHead> = Symbol('DocumentHead');
