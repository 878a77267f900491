import type { CareerStatus, CareerType } from './career-status';
import type { VerificationSource, Verified } from './verification';

/** The check behind an author's career status: a code to an address of the company or college, or the job portal. */
export type Proof = 'WORK_EMAIL' | 'STUDENT_EMAIL' | 'JOB_PORTAL';

/** A career status with its check, of which others see the type alone. */
export interface CheckedCareer {
  readonly type: CareerType;
  readonly verified: Verified;
  readonly source: VerificationSource;
}

/**
 * Returns what checked a career status, as others see it beside the name; null for nothing. An unemployed user has nothing to check, and an
 * address that works at a domain which is not known to be the company's proves nothing about the company.
 */
export function proofBy({ type, verified, source }: CheckedCareer): Proof | null {
  if (type === 'unemployed') return null;
  if (verified !== 'VERIFIED') return null;
  if (source === 'naukri') return 'JOB_PORTAL';
  return type === 'student' ? 'STUDENT_EMAIL' : 'WORK_EMAIL';
}

/** The same of a career status as the service answers it; null without one. */
export function proofOf(status: CareerStatus | null): Proof | null {
  const career = status?.working ?? status?.student ?? null;
  return status === null || career === null ? null : proofBy({ type: status.type, ...career });
}

/** Returns whether a code to an address of the company checked that the user works there: the strongest proof, by which a report counts at once. */
export function isWorkAddress(proof: Proof | null): boolean {
  return proof === 'WORK_EMAIL';
}
