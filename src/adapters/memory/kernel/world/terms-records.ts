import type { TermsAgreement } from '@/core/trust/legal/terms-agreement';

/** The agreements of a memory world, by user; a user without one agreed to the version in force by signing in. */
export class TermsRecords {
  readonly agreed = new Map<string, TermsAgreement['agreed']>();
}
