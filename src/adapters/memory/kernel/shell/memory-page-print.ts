import type { PagePrint } from '@/core/kernel/shell/page-print.port';

/** Counts how often the page was printed. */
export class MemoryPagePrint implements PagePrint {
  printed = 0;

  print(): void {
    this.printed += 1;
  }
}
