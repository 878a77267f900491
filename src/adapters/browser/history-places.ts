/** Events of a user who moves the page: no position is restored after one of them. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * The scroll positions of the history's entries, by the router's keys. The browser restores one when an entry is shown again, but only as far as the page
 * reaches in that moment: the screen of a list renders later.
 */
export class HistoryPlaces {
  readonly #window: Window;
  readonly #tops = new Map<string, number>();
  #stop: () => void = () => undefined;

  constructor(window: Window) {
    this.#window = window;
  }

  /** Records the position under the key of the shown entry, until the history moves. Returns what ends it. */
  follow(key: string): () => void {
    let hasMoved = false;
    const record = () => this.#tops.set(key, this.#window.scrollY);
    const end = () => this.#window.removeEventListener('scroll', record);
    // The browser scrolls the page that is left to the place of the one that is to come.
    const handleMove = () => {
      hasMoved = true;
      end();
    };
    this.#window.addEventListener('scroll', record, { passive: true });
    this.#window.addEventListener('popstate', handleMove, { once: true });
    return () => {
      // A page that was not scrolled has a place too, and the event of the last move may still be on its way.
      if (!hasMoved) record();
      end();
      this.#window.removeEventListener('popstate', handleMove);
      this.#stop();
    };
  }

  /** The page of a new entry begins at its top. */
  begin(): void {
    this.#window.scrollTo({ top: 0 });
  }

  /** Returns the recorded position of an entry; null for one of an earlier document. */
  of(key: string): number | null {
    return this.#tops.get(key) ?? null;
  }

  /** Scrolls to a position as soon as the page is long enough, unless the user moves it before that. */
  restore(top: number): void {
    this.#stop();
    const sizes = new ResizeObserver(() => this.#tryTo(top));
    const stop = () => {
      sizes.disconnect();
      for (const move of MOVES) this.#window.removeEventListener(move, stop);
    };
    this.#stop = stop;
    for (const move of MOVES) this.#window.addEventListener(move, stop, { passive: true });
    sizes.observe(this.#window.document.body);
    this.#window.requestAnimationFrame(() => this.#tryTo(top));
  }

  #tryTo(top: number): void {
    this.#window.scrollTo({ top });
    if (Math.abs(this.#window.scrollY - top) < 1) this.#stop();
  }
}
