import type { CareerStatus, CareerType } from './career-status';
import type { VerificationSource, Verified } from './verification';

export type Proof = 'WORK_EMAIL' | 'STUDENT_EMAIL' | 'JOB_PORTAL';

/** The verified facts of a career. Other users see only the type of the check. */
export interface CheckedCareer {
  readonly type: CareerType;
  readonly verified: Verified;
  readonly source: VerificationSource;
}

/**
 * Returns null for an unemployed user, who has nothing to check. An address at a domain that is not known to be the
 * company's proves nothing about it.
 */
export function proofBy({ type, verified, source }: CheckedCareer): Proof | null {
  if (type === 'unemployed') return null;
  if (verified !== 'VERIFIED') return null;
  if (source === 'naukri') return 'JOB_PORTAL';
  return type === 'student' ? 'STUDENT_EMAIL' : 'WORK_EMAIL';
}

export function proofOf(status: CareerStatus | null): Proof | null {
  const career = status?.working ?? status?.student ?? null;
  return status === null || career === null ? null : proofBy({ type: status.type, ...career });
}

/**
 * Returns true for the strongest proof, a code sent to an address of the company. A report by such a user counts
 * immediately.
 */
export function isWorkAddress(proof: Proof | null): boolean {
  return proof === 'WORK_EMAIL';
}
