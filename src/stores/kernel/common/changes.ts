/** Which keys were changed since a moment. */
export class Changes {
  #count = 0;
  /** The number of the last change of each key. */
  readonly #last = new Map<string, number>();

  note(key: string): void {
    this.#count += 1;
    this.#last.set(key, this.#count);
  }

  /** Returns what tells whether a key was changed since, so that an answer to what is asked now may be older. */
  watch(): (key: string) => boolean {
    const before = this.#count;
    return (key) => (this.#last.get(key) ?? 0) > before;
  }

  clear(): void {
    this.#last.clear();
  }
}
