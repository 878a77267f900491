import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { TermsAgreement } from './terms-agreement';

export interface Terms {
  readonly getTermsAgreement: () => Promise<Result<TermsAgreement, Failure>>;
  /** Agrees to a version; `conflict` (terms_changed) for one that is not in force. The same version again changes nothing. */
  readonly agreeToTerms: (given: { readonly version: number }) => Promise<Result<TermsAgreement, Failure>>;
}

export const TermsPort: Key<Terms> = Symbol('Terms');
