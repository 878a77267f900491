import type { PageVisibility } from '@/core/account/push/page-visibility.port';

/** Whether the page is in view. A page that unloads, or is frozen for Back, is not. */
export class WindowVisibility implements PageVisibility {
  readonly #open: () => Window;
  #isGone = false;

  /** `open` is called lazily, because the server, which renders the first view, has no window. */
  constructor(open: () => Window) {
    this.#open = open;
  }

  isVisible(): boolean {
    return !this.#isGone && this.#open().document.visibilityState === 'visible';
  }

  onChange(changed: () => void): void {
    const window = this.#open();
    const become = (isGone: boolean) => () => {
      this.#isGone = isGone;
      changed();
    };
    window.document.addEventListener('visibilitychange', changed);
    window.addEventListener('pagehide', become(true));
    window.addEventListener('pageshow', become(false));
  }
}
