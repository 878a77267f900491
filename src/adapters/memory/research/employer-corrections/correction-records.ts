import type { CompanyCorrection, OwnCorrection } from '@/core/research/employer-corrections/correction';

export interface MemoryCorrection extends OwnCorrection {
  readonly claimId: string;
  readonly companyId: number;
  readonly decidedOn: string | null;
}

export class CorrectionRecords {
  all: readonly MemoryCorrection[] = [];
  readonly accepted = new Map<number, readonly CompanyCorrection[]>();

  replace(correction: MemoryCorrection): void {
    this.all = this.all.map((one) => (one.correctionId === correction.correctionId ? correction : one));
  }
}
