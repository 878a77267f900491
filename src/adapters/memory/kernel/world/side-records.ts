/** The sides of a memory world's users: each takes part, or speaks for a company. */
export class SideRecords {
  readonly #sides = new Map<string, 'contributor' | 'employer'>();

  /** Puts a user on a side unless there is one. Returns whether the user is on it now. */
  take(userId: string, side: 'contributor' | 'employer'): boolean {
    if (!this.#sides.has(userId)) this.#sides.set(userId, side);
    return this.#sides.get(userId) === side;
  }

  isOn(userId: string, side: 'contributor' | 'employer'): boolean {
    return this.#sides.get(userId) === side;
  }
}
