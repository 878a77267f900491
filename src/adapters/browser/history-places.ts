/** Events of a user who scrolls. No position is restored afterwards. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scroll positions by the router's keys. The browser restores them too, but too early for a list that renders later,
 * when the page is still short.
 */
export class HistoryPlaces {
  readonly #window: Window;
  readonly #tops = new Map<string, number>();
  #stop: () => void = () => undefined;

  constructor(window: Window) {
    this.#window = window;
  }

  /** Records the position until the user navigates. Returns a function that stops recording. */
  follow(key: string): () => void {
    let hasMoved = false;
    const record = () => this.#tops.set(key, this.#window.scrollY);
    const end = () => this.#window.removeEventListener('scroll', record);
    // The browser scrolls the old page to the new page's position.
    const handleMove = () => {
      hasMoved = true;
      end();
    };
    this.#window.addEventListener('scroll', record, { passive: true });
    this.#window.addEventListener('popstate', handleMove, { once: true });
    return () => {
      // A page without a scroll event has a position too, and the last event may still be pending.
      if (!hasMoved) record();
      end();
      this.#window.removeEventListener('popstate', handleMove);
      this.#stop();
    };
  }

  begin(): void {
    this.#window.scrollTo({ top: 0 });
  }

  /** Returns null for a history entry of an earlier document. */
  of(key: string): number | null {
    return this.#tops.get(key) ?? null;
  }

  /** Restores a position. Waits until the page is long enough, unless the user scrolls first. */
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
