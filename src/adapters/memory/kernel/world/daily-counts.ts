/** The acts of users that a limit counts, by day. */
export class DailyCounts {
  readonly #counts = new Map<string, number>();

  /** Counts an act of a user on a day; returns whether it is within the limit. */
  count(userId: string, day: string, limit: number): boolean {
    const key = `${userId} ${day}`;
    const count = this.#counts.get(key) ?? 0;
    if (count >= limit) return false;
    this.#counts.set(key, count + 1);
    return true;
  }
}
