interface UserId {
  readonly id: string;
}

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

  get all(): Iterable<Value> {
    return this.#byUserId.values();
  }
}
