import type { PageScroll } from '@/core/kernel/navigation/page-scroll.port';
import { MIDDLE_ID } from '@/core/kernel/shell/middle-id';

/** The scrolling of the window, counted from the middle column: what stands above it is other for a guest than for a user. */
export class WindowScroll implements PageScroll {
  readonly #window: Window;

  constructor(window: Window) {
    this.#window = window;
  }

  top(): number {
    return this.#window.scrollY - this.#start();
  }

  restore(top: number): void {
    this.#window.requestAnimationFrame(() => this.#window.scrollTo({ top: top + this.#start() }));
  }

  /** The start of the middle column, in px from the top of the page; 0 for a screen without one. */
  #start(): number {
    const middle = this.#window.document.getElementById(MIDDLE_ID);
    return middle === null ? 0 : middle.getBoundingClientRect().top + this.#window.scrollY;
  }
}
