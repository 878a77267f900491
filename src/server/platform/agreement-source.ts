import type { Viewer } from '../contract/viewer';

type OwesAgreement = (viewer: Viewer) => Promise<boolean>;

/** Whether viewers have to agree to the terms before contributing; the feature that keeps agreements provides it when it starts. */
export class AgreementSource {
  #owes: OwesAgreement | null = null;

  provide(owes: OwesAgreement): void {
    this.#owes = owes;
  }

  /** Throws if no feature provides it. */
  owedBy(viewer: Viewer): Promise<boolean> {
    if (this.#owes === null) throw new Error('No feature provides the agreements of viewers.');
    return this.#owes(viewer);
  }
}
