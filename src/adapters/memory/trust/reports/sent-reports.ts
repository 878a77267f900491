/** The newest report of each user about each contribution or message, as it was sent. */
export class SentReports {
  readonly #newest = new Map<string, string>();

  /** Returns whether the user's newest report about it says the same. */
  isSame(userId: string, id: string, said: readonly (string | null)[]): boolean {
    return this.#newest.get(keyOf(userId, id)) === JSON.stringify(said);
  }

  keep(userId: string, id: string, said: readonly (string | null)[]): void {
    this.#newest.set(keyOf(userId, id), JSON.stringify(said));
  }
}

function keyOf(userId: string, id: string): string {
  return `${userId} ${id.toLowerCase()}`;
}
