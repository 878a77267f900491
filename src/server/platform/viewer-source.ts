import type { Viewer } from '../contract/viewer';

type Read<T> = (viewer: Viewer) => Promise<T>;

/** A per-viewer fact, provided by its feature at start. */
export class ViewerSource<T> {
  readonly #what: string;
  #read: Read<T> | null = null;

  /** `what` is the fact's name in errors. */
  constructor(what: string) {
    this.#what = what;
  }

  provide(read: Read<T>): void {
    this.#read = read;
  }

  of(viewer: Viewer): Promise<T> {
    if (this.#read === null) throw new Error(`No feature provides the ${this.#what} of viewers.`);
    return this.#read(viewer);
  }
}
