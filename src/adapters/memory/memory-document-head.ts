import type { DocumentHead } from '@/core/shell/document-head.port';
import type { PageMeta } from '@/core/shell/page-meta';

/** A head that remembers what it was told last. */
export class MemoryDocumentHead implements DocumentHead {
  shown: PageMeta | null = null;

  show(meta: PageMeta): void {
    this.shown = meta;
  }
}
