import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Page, PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import type { ClaimStart, ClaimToConfirm, CompanyAct, CompanyClaims, OwnClaim } from './claim';

type ClaimId = { readonly claimId: string };

/**
 * The user's own claims. Calls fail with `unauthenticated` for a guest, and with `notFound` for another user's claim.
 */
export interface Employer {
  readonly listOwnClaims: () => Promise<Result<readonly OwnClaim[], Failure>>;
  /**
   * Idempotent per company and way, except for the mailed code. Fails with `conflict` for an account that has
   * contributed, and with `invalid` if no domain is known.
   */
  readonly startClaim: (start: ClaimStart) => Promise<Result<OwnClaim, Failure>>;
  readonly endClaim: (claim: ClaimId) => Promise<Result<null, Failure>>;
  /** Fails with `invalid` while the record is missing. */
  readonly proveClaimRecord: (claim: ClaimId) => Promise<Result<OwnClaim, Failure>>;
  readonly proveClaimCode: (claim: ClaimId & { readonly code: string }) => Promise<Result<OwnClaim, Failure>>;
  readonly getClaimToConfirm: (claim: ClaimId) => Promise<Result<ClaimToConfirm, Failure>>;
  readonly confirmClaim: (claim: ClaimId) => Promise<Result<null, Failure>>;
  readonly getCompanyClaims: (of: { readonly company: string }) => Promise<Result<CompanyClaims, Failure>>;
  readonly listCompanyActs: (
    of: { readonly company: string } & PageQuery,
  ) => Promise<Result<Page<CompanyAct>, Failure>>;
  readonly revokeClaims: (of: { readonly company: string }) => Promise<Result<null, Failure>>;
}

export const EmployerPort: Key<Employer> = Symbol('Employer');
