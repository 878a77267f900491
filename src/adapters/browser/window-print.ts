import type { PagePrint } from '@/core/kernel/shell/page-print.port';

/** The browser’s own dialog for printing. */
export class WindowPrint implements PagePrint {
  readonly #window: Pick<Window, 'print'>;

  constructor(window: Pick<Window, 'print'>) {
    this.#window = window;
  }

  print(): void {
    this.#window.print();
  }
}
