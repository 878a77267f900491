import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type {
  ClaimCorrections,
  CompanyCorrection,
  CorrectionDecision,
  CorrectionProposal,
  CorrectionQueue,
  OwnCorrection,
} from './correction';

type ClaimId = { readonly claimId: string };
type CorrectionId = { readonly correctionId: string };

/** Corrections of company entries. Calls fail with `notFound` for another user's claims and corrections. */
export interface EmployerCorrections {
  readonly listOwnCorrections: (claim: ClaimId) => Promise<Result<ClaimCorrections, Failure>>;
  /**
   * Fails with `conflict` while a correction of the same fact is pending, or for a claim that is not in force. Fails
   * with `invalid` and the faulty fields.
   */
  readonly proposeCorrection: (proposal: CorrectionProposal & ClaimId) => Promise<Result<OwnCorrection, Failure>>;
  readonly withdrawCorrection: (correction: CorrectionId) => Promise<Result<null, Failure>>;
  readonly listCorrections: () => Promise<Result<CorrectionQueue, Failure>>;
  /**
   * Decides on a correction, for moderators. Idempotent for the same verdict. Fails with `conflict` for a different
   * verdict, or if the entry has changed since it was read.
   */
  readonly decideCorrection: (decision: CorrectionDecision & CorrectionId) => Promise<Result<null, Failure>>;
  readonly listCompanyCorrections: (of: {
    readonly company: string;
  }) => Promise<Result<readonly CompanyCorrection[], Failure>>;
}

export const EmployerCorrectionsPort: Key<EmployerCorrections> = Symbol('EmployerCorrections');
