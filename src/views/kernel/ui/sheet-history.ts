import { useEffect, useRef } from 'react';

/** The event that adapters/browser/window-location dispatches before a navigation away from a page with open sheets. */
const SHEETS_LEFT_EVENT = 'sheetsleft';

/** The width up to which dialogs are sheets; see overlays.css. */
const PHONE = '(width <= 40rem)';

interface Sheet {
  readonly onBack: () => void;
}

/**
 * Gives each open sheet a history entry, so that Back closes the sheet instead of the page. Entries of sheets that
 * close in other ways are removed. Entries below a later page are skipped.
 */
class SheetHistory {
  readonly #history: History;
  #sheets: readonly Sheet[] = [];
  /** True while our own history move is pending, because browsers run it asynchronously. */
  #isMoving = false;
  readonly #waiting: (() => void)[] = [];

  constructor(window: Window) {
    this.#history = window.history;
    window.addEventListener('popstate', this.#moved);
    window.addEventListener(SHEETS_LEFT_EVENT, this.#left);
  }

  /** Waits for a pending move, which would undo a navigation. */
  atRest(): Promise<void> {
    return this.#isMoving ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve();
  }

  /** Returns a function to call when the sheet closes. */
  open(sheet: Sheet): () => void {
    this.#sheets = [...this.#sheets, sheet];
    this.#settleSoon();
    return () => {
      this.#sheets = this.#sheets.filter((other) => other !== sheet);
      this.#settleSoon();
    };
  }

  /** Runs later, because one sheet often replaces another. */
  #settleSoon(): void {
    setTimeout(this.#settle);
  }

  #settle = (): void => {
    if (this.#isMoving) return;
    const wanted = this.#sheets.length;
    const present = this.#entries;
    for (let entry = present + 1; entry <= wanted; entry += 1) {
      this.#history.pushState({ ...this.#history.state, sheets: entry }, '');
    }
    if (present <= wanted) {
      for (const resolve of this.#waiting.splice(0)) resolve();
      return;
    }
    this.#isMoving = true;
    this.#history.go(wanted - present);
  };

  #left = (): void => {
    this.#sheets = [];
    this.#isMoving = true;
  };

  #moved = (): void => {
    if (this.#isMoving) this.#isMoving = false;
    else if (this.#entries < this.#sheets.length) this.#sheets.at(-1)?.onBack();
    this.#settleSoon();
  };

  get #entries(): number {
    const state: unknown = this.#history.state;
    return typeof state === 'object' && state !== null && 'sheets' in state ? Number(state.sheets) : 0;
  }
}

const histories = new WeakMap<Window, SheetHistory>();

function historyOf(page: Window): SheetHistory {
  const history = histories.get(page) ?? new SheetHistory(page);
  histories.set(page, history);
  return history;
}

/** Resolves when the history entries of closed sheets have been removed. */
export async function sheetsClosed(page: Window): Promise<void> {
  await histories.get(page)?.atRest();
}

/** Lets Back on phones close the sheet like its close button. */
export function useSheetHistory(isOpen: boolean, onBack: () => void): void {
  const handleBack = useRef(onBack);
  handleBack.current = onBack;
  useEffect(() => {
    if (!isOpen || !window.matchMedia(PHONE).matches) return;
    return historyOf(window).open({ onBack: () => handleBack.current() });
  }, [isOpen]);
}
