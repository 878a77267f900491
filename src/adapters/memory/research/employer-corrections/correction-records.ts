import type { CompanyCorrection, OwnCorrection } from '@/core/research/employer-corrections/correction';

export interface MemoryCorrection extends OwnCorrection {
  readonly claimId: string;
  readonly companyId: number;
  /** The day of the decision; null for one that waits. */
  readonly decidedOn: string | null;
}

/** The corrections of a memory world, oldest first. */
export class CorrectionRecords {
  all: readonly MemoryCorrection[] = [];
  /** Accepted corrections by company, oldest first. */
  readonly accepted = new Map<number, readonly CompanyCorrection[]>();

  replace(correction: MemoryCorrection): void {
    this.all = this.all.map((one) => (one.correctionId === correction.correctionId ? correction : one));
  }
}
