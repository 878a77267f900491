/** A row whose content is not drawn yet. */
export interface WaitingRow {
  /** The number of rows between it and the window; 0 within the window. */
  readonly distance: () => number;
  readonly draw: () => void;
}

/** In one frame. Others that stand in the window already must not stay empty for long. */
const MAX_SEEN_ROWS = 2;

/**
 * Has rows drawn one in a frame, the nearest to the window first, and two where they stand in the window already. A page that scrolls fast
 * gets several rows at once, and a slow device needs longer for them than a frame takes.
 */
export class DrawingTurns {
  readonly #waiting = new Set<WaitingRow>();
  #frame: number | null = null;

  /** Returns what takes the row out again. */
  ask(row: WaitingRow): () => void {
    this.#waiting.add(row);
    this.#frame ??= requestAnimationFrame(this.#drawNext);
    return () => this.#waiting.delete(row);
  }

  #drawNext = (): void => {
    this.#frame = this.#waiting.size === 0 ? null : requestAnimationFrame(this.#drawNext);
    const rows = [...this.#waiting].map((row) => ({ row, distance: row.distance() }));
    rows.sort((one, other) => one.distance - other.distance);
    for (const { row } of rows.filter(({ distance }, place) => place < (distance === 0 ? MAX_SEEN_ROWS : 1))) {
      this.#waiting.delete(row);
      row.draw();
    }
  };
}
