export class SideRecords {
  readonly #sides = new Map<string, 'contributor' | 'employer'>();

  take(userId: string, side: 'contributor' | 'employer'): boolean {
    if (!this.#sides.has(userId)) this.#sides.set(userId, side);
    return this.#sides.get(userId) === side;
  }

  isOn(userId: string, side: 'contributor' | 'employer'): boolean {
    return this.#sides.get(userId) === side;
  }
}
