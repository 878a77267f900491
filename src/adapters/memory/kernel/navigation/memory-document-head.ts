import type { DocumentHead } from '@/core/kernel/navigation/document-head.port';
import type { PageMeta } from '@/core/kernel/navigation/page-meta';

export class MemoryDocumentHead implements DocumentHead {
  shown: PageMeta | null = null;

  show(meta: PageMeta): void {
    this.shown = meta;
  }
}
