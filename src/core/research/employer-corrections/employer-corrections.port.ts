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

/** Corrections of companies' entries, proposed by claimants and decided by moderators. What is another user's is `notFound`. */
export interface EmployerCorrections {
  readonly listOwnCorrections: (claim: ClaimId) => Promise<Result<ClaimCorrections, Failure>>;
  /** `conflict` while a correction of the same fact waits, or for a claim that is not in force; `invalid` names the fields that cannot be. */
  readonly proposeCorrection: (proposal: CorrectionProposal & ClaimId) => Promise<Result<OwnCorrection, Failure>>;
  /** Withdraws one that waits. */
  readonly withdrawCorrection: (correction: CorrectionId) => Promise<Result<null, Failure>>;
  /** For moderators. */
  readonly listCorrections: () => Promise<Result<CorrectionQueue, Failure>>;
  /** For moderators. Idempotent for one verdict; `conflict` for the other, and if the entry has changed since it was read. */
  readonly decideCorrection: (decision: CorrectionDecision & CorrectionId) => Promise<Result<null, Failure>>;
  /** Returns the accepted corrections of a company, newest first. */
  readonly listCompanyCorrections: (of: {
    readonly company: string;
  }) => Promise<Result<readonly CompanyCorrection[], Failure>>;
}

export const EmployerCorrectionsPort: Key<EmployerCorrections> = Symbol('EmployerCorrections');
