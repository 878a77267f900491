import type { Proof } from '@/contract/generated/user';
import type { AppearanceRow } from './appearance.queries';

/** Returns what checked a career status, as others see it beside the name; null for nothing. */
export function proofOf({
  type,
  verified,
  verification_source,
}: Pick<AppearanceRow, 'type' | 'verified' | 'verification_source'>): Proof | null {
  if (type === null || type === 'unemployed') return null;
  if (verified === 'PARTIAL_VERIFIED') return 'EMAIL_ONLY';
  if (verified !== 'VERIFIED') return null;
  if (verification_source === 'naukri') return 'JOB_PORTAL';
  return type === 'student' ? 'STUDENT_EMAIL' : 'WORK_EMAIL';
}
