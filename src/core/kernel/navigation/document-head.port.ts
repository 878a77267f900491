import type { Key } from '@/core/kernel/common/key';
import type { PageMeta } from './page-meta';

export interface DocumentHead {
  readonly show: (meta: PageMeta) => void;
}

export const DocumentHeadPort: Key<DocumentHead> = Symbol('DocumentHead');
