import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { CaseDecision, CaseQueue, ClaimedCase, DecidedCase } from './case';
import type { ConductAcceptance } from './conduct-acceptance';
import type { OwnRoles } from './role';

/**
 * All calls but `getOwnRoles` fail with `forbidden` for other users (`moderator_required`) and for a session of an
 * earlier day (`session_not_fresh`). Acts on a case fail with `conflict` (`conduct_not_accepted`) until the code of
 * conduct is accepted.
 */
export interface Cases {
  readonly getOwnRoles: () => Promise<Result<OwnRoles, Failure>>;
  readonly getConductAcceptance: () => Promise<Result<ConductAcceptance, Failure>>;
  /** Idempotent. Fails with `conflict` (`conduct_changed`) for a version that is not in force. */
  readonly acceptConduct: (given: { readonly version: number }) => Promise<Result<ConductAcceptance, Failure>>;
  readonly listCases: () => Promise<Result<CaseQueue, Failure>>;
  /**
   * Fails with `conflict` if another moderator has claimed it (`case_claimed`), or it cannot be decided
   * (`case_decided`, `case_withdrawn`).
   */
  readonly claimCase: (named: { readonly caseId: string }) => Promise<Result<ClaimedCase, Failure>>;
  readonly releaseCase: (named: { readonly caseId: string }) => Promise<Result<null, Failure>>;
  /**
   * Fails with `conflict` if another moderator claimed it (`case_not_claimed`), or its author changed it
   * (`case_changed`) or may still answer (`author_may_answer`). Fails with `invalid` for an unknown
   * company (`same_company_unknown`).
   */
  readonly decideCase: (decision: CaseDecision & { readonly caseId: string }) => Promise<Result<DecidedCase, Failure>>;
  readonly undoDecision: (named: { readonly caseId: string }) => Promise<Result<null, Failure>>;
}

export const CasesPort: Key<Cases> = Symbol('Cases');
