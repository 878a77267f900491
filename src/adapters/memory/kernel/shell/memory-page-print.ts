import type { PagePrint } from '@/core/kernel/shell/page-print.port';

export class MemoryPagePrint implements PagePrint {
  printed = 0;

  print(): void {
    this.printed += 1;
  }
}
