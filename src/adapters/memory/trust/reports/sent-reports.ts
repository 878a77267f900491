export class SentReports {
  readonly #newest = new Map<string, string>();

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
