/** The degree of a career status's verification; empty for none (EM-VERIFICATION). */
export type Verified = 'VERIFIED' | 'PARTIAL_VERIFIED' | '';

/** The source of a verification; `naukri` is the job portal (ST-VERIF-SOURCE). */
export type VerificationSource = 'email' | 'naukri' | '';

/** A verification and what it rests on, as the services answer it. */
export interface Verification {
  readonly verified: Verified;
  readonly verificationSource: VerificationSource;
}

/** An unknown value is not verified. */
export function isVerified(verified: string): boolean {
  return verified === 'VERIFIED';
}

/** Returns whether one part of a career status is verified and another is not. */
export function isPartiallyVerified(verified: string): boolean {
  return verified === 'PARTIAL_VERIFIED';
}

/** Returns whether a value says verified or partially verified, which is enough to go on (RO-VERIFIED). */
export function isAtLeastPartiallyVerified(verified: string): boolean {
  return isVerified(verified) || isPartiallyVerified(verified);
}

/** Returns whether the job portal has verified the status; partially is not enough (decisions A 21). */
export function isVerifiedByPortal({ verified, verificationSource }: Verification): boolean {
  return isVerified(verified) && verificationSource === 'naukri';
}
