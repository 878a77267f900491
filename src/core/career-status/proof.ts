import type { CareerStatus } from './career-status';
import { isPartiallyVerified, isVerified } from './verification';

/**
 * The check behind an author's career status: a code to a work or college address, or the job portal; EMAIL_ONLY where the
 * address works and its domain is not known.
 */
export type Proof = 'WORK_EMAIL' | 'STUDENT_EMAIL' | 'JOB_PORTAL' | 'EMAIL_ONLY';

/** Returns what checked a career status, as others see it beside the name; null for nothing. */
export function proofOf(status: CareerStatus | null): Proof | null {
  const career = status?.working ?? status?.student ?? null;
  if (status === null || career === null) return null;
  if (isPartiallyVerified(career.verified)) return 'EMAIL_ONLY';
  if (!isVerified(career.verified)) return null;
  if (career.source === 'naukri') return 'JOB_PORTAL';
  return status.type === 'student' ? 'STUDENT_EMAIL' : 'WORK_EMAIL';
}
