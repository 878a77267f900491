/** Whatever is named by the id of its user. */
interface UserId {
  readonly id: string;
}

/** One mutable record per user, made at its first use. */
export class PerUser<Value extends object> {
  readonly #make: () => Value;
  readonly #byUserId = new Map<string, Value>();

  constructor(make: () => Value) {
    this.#make = make;
  }

  of({ id }: UserId): Value {
    const known = this.#byUserId.get(id);
    if (known !== undefined) return known;
    const made = this.#make();
    this.#byUserId.set(id, made);
    return made;
  }

  /** The records that were made, in no order. */
  get all(): Iterable<Value> {
    return this.#byUserId.values();
  }
}
