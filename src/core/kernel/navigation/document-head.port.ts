import type { Key } from '@/core/kernel/common/key';
import type { PageMeta } from './page-meta';

/** Writes the document's head. */
export interface DocumentHead {
  /** Puts a page's title, description, address and indexing into the head. */
  readonly show: (meta: PageMeta) => void;
}

/** Names the DocumentHead port in the container. */
export const DocumentHeadPort: Key<DocumentHead> = Symbol('DocumentHead');
