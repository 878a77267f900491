/** Tracks which keys changed since a point in time. */
export class Changes {
  #count = 0;
  readonly #last = new Map<string, number>();

  note(key: string): void {
    this.#count += 1;
    this.#last.set(key, this.#count);
  }

  /**
   * Returns a function that checks whether a key has changed since this call. If so, the response to the current
   * request may be outdated.
   */
  watch(): (key: string) => boolean {
    const before = this.#count;
    return (key) => (this.#last.get(key) ?? 0) > before;
  }

  clear(): void {
    this.#last.clear();
  }
}
