export class DailyCounts {
  readonly #counts = new Map<string, number>();

  count(userId: string, day: string, limit: number): boolean {
    const key = `${userId} ${day}`;
    const count = this.#counts.get(key) ?? 0;
    if (count >= limit) return false;
    this.#counts.set(key, count + 1);
    return true;
  }
}
