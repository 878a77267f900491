export type Verified = 'VERIFIED' | 'PARTIAL_VERIFIED' | '';

/** `naukri` is the job portal (ST-VERIF-SOURCE). */
export type VerificationSource = 'email' | 'naukri' | '';

export interface Verification {
  readonly verified: Verified;
  readonly verificationSource: VerificationSource;
}

/** Returns false for an unknown value. */
export function isVerified(verified: string): boolean {
  return verified === 'VERIFIED';
}

export function isPartiallyVerified(verified: string): boolean {
  return verified === 'PARTIAL_VERIFIED';
}

export function isAtLeastPartiallyVerified(verified: string): boolean {
  return isVerified(verified) || isPartiallyVerified(verified);
}

/** Returns false for a partial verification (decisions A 21). */
export function isVerifiedByPortal({ verified, verificationSource }: Verification): boolean {
  return isVerified(verified) && verificationSource === 'naukri';
}
