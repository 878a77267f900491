import type { PageLocation } from '@/core/kernel/navigation/page-location.port';

/** The event dispatched when open sheets close because the page is left; see views/kernel/ui/sheet-history. */
export const SHEETS_LEFT_EVENT = 'sheetsleft';

type PageWindow = Pick<Window, 'addEventListener' | 'dispatchEvent' | 'history' | 'location'>;

export class WindowLocation implements PageLocation {
  readonly #window: PageWindow;

  constructor(window: PageWindow) {
    this.#window = window;
  }

  current(): string {
    const { pathname, search, hash } = this.#window.location;
    return `${pathname}${search}${hash}`;
  }

  /**
   * Opens an address. The same page with other parameters replaces the current entry, so that one click on Back leaves
   * the page.
   */
  assign(to: string): void {
    const { location } = this.#window;
    const isSamePage = to.split(/[?#]/, 1)[0] === location.pathname;
    this.#leaveSheets(() => (isSamePage ? location.replace(to) : location.assign(to)));
  }

  reload(): void {
    this.#leaveSheets(() => this.#window.location.reload());
  }

  /** Removes the history entries of open sheets, then leaves the page (views/kernel/ui/sheet-history). */
  #leaveSheets(leave: () => void): void {
    const { history } = this.#window;
    const state: unknown = history.state;
    const sheets = typeof state === 'object' && state !== null && 'sheets' in state ? Number(state.sheets) : 0;
    if (sheets === 0) {
      leave();
      return;
    }
    // The sheets close with the page, not by the user.
    this.#window.dispatchEvent(new Event(SHEETS_LEFT_EVENT));
    this.#window.addEventListener('popstate', leave, { once: true });
    history.go(-sheets);
  }
}
