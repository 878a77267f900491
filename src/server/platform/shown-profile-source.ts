import type { ShownProfiles, Viewer } from '../contract/viewer';

type ReadProfiles = (viewer: Viewer) => Promise<ShownProfiles>;

/** The profiles that viewers may write under; the feature that keeps them provides them when it starts. */
export class ShownProfileSource {
  #read: ReadProfiles | null = null;

  provide(read: ReadProfiles): void {
    this.#read = read;
  }

  /** Throws if no feature provides them. */
  of(viewer: Viewer): Promise<ShownProfiles> {
    if (this.#read === null) throw new Error('No feature provides the profiles of viewers.');
    return this.#read(viewer);
  }
}
