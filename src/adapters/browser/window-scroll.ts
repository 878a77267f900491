import type { PageScroll } from '@/core/kernel/navigation/page-scroll.port';

/** The scrolling of the window. */
export class WindowScroll implements PageScroll {
  readonly #window: Window;

  constructor(window: Window) {
    this.#window = window;
  }

  top(): number {
    return this.#window.scrollY;
  }

  restore(top: number): void {
    this.#window.requestAnimationFrame(() => this.#window.scrollTo({ top }));
  }
}
