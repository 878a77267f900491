import { observable, runInAction } from 'mobx';

/** Fetches a part; rejects if its code does not come. */
export type LoadPart<Part> = () => Promise<Part>;

/**
 * Code that is fetched when content of its name is on the page. Unlike with `lazy` of React it can be fetched before the page
 * is drawn, so that the server's document holds its view and nothing flickers.
 */
export class LazyParts<Name extends string, Part> {
  readonly #loads: Readonly<Partial<Record<Name, LoadPart<Part>>>>;
  readonly #parts = observable.map<Name, Part>({}, { deep: false });

  constructor(loads: Readonly<Partial<Record<Name, LoadPart<Part>>>>) {
    this.#loads = loads;
  }

  /** Returns the part if its code has come. */
  find(name: Name): Part | null {
    return this.#parts.get(name) ?? null;
  }

  /** Fetches what is missing. Code that does not come is fetched again at the next call. */
  async load(names: Iterable<Name>): Promise<void> {
    await Promise.all([...names].map((name) => this.#load(name)));
  }

  async #load(name: Name): Promise<void> {
    const load = this.#loads[name];
    if (load === undefined || this.#parts.has(name)) return;
    const part = await load().catch(() => null);
    if (part !== null) runInAction(() => this.#parts.set(name, part));
  }
}
