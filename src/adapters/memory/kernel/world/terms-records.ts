import type { TermsAgreement } from '@/core/trust/legal/terms-agreement';

/** Agreements to the terms. A user without one agreed to the current version by signing in. */
export class TermsRecords {
  readonly agreed = new Map<string, TermsAgreement['agreed']>();
}
