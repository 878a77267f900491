import type { Viewer } from '../contract/viewer';

type Read<T> = (viewer: Viewer) => Promise<T>;

/** A fact about viewers that each call may need; the feature that keeps it provides it when it starts. */
export class ViewerSource<T> {
  readonly #what: string;
  #read: Read<T> | null = null;

  /** `what` names the fact in the error of a server that lacks it. */
  constructor(what: string) {
    this.#what = what;
  }

  provide(read: Read<T>): void {
    this.#read = read;
  }

  /** Throws if no feature provides the fact. */
  of(viewer: Viewer): Promise<T> {
    if (this.#read === null) throw new Error(`No feature provides the ${this.#what} of viewers.`);
    return this.#read(viewer);
  }
}
