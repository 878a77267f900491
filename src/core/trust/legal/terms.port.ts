import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { TermsAgreement } from './terms-agreement';

export interface Terms {
  readonly getTermsAgreement: () => Promise<Result<TermsAgreement, Failure>>;
  /** Idempotent. Fails with `conflict` (terms_changed) for a version that is not in force. */
  readonly agreeToTerms: (given: { readonly version: number }) => Promise<Result<TermsAgreement, Failure>>;
}

export const TermsPort: Key<Terms> = Symbol('Terms');
