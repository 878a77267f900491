import type { PagePrint } from '@/core/kernel/shell/page-print.port';

export class WindowPrint implements PagePrint {
  readonly #window: Pick<Window, 'print'>;

  constructor(window: Pick<Window, 'print'>) {
    this.#window = window;
  }

  print(): void {
    this.#window.print();
  }
}
