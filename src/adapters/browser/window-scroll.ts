import type { PageScroll } from '@/core/kernel/navigation/page-scroll.port';
import { MIDDLE_ID } from '@/core/kernel/shell/middle-id';

/** Scroll positions relative to the middle column, because the part above differs between guests and users. */
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

  /** Returns the start in px from the top of the page, or 0 without a middle column. */
  #start(): number {
    const middle = this.#window.document.getElementById(MIDDLE_ID);
    return middle === null ? 0 : middle.getBoundingClientRect().top + this.#window.scrollY;
  }
}
