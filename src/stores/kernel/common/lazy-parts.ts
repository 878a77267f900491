import { observable, runInAction } from 'mobx';

export type LoadPart<Part> = () => Promise<Part>;

/**
 * Code that loads when the page needs it. Unlike React's `lazy` it can load before rendering, so
 * that the server's document includes its view and nothing flickers.
 */
export class LazyParts<Name extends string, Part> {
  readonly #loads: Readonly<Partial<Record<Name, LoadPart<Part>>>>;
  readonly #parts = observable.map<Name, Part>({}, { deep: false });

  constructor(loads: Readonly<Partial<Record<Name, LoadPart<Part>>>>) {
    this.#loads = loads;
  }

  find(name: Name): Part | null {
    return this.#parts.get(name) ?? null;
  }

  /** Code that fails to load is requested again at the next call. */
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
