import type { Proof } from '@/core/career-status/proof';
import type { CareerRow } from '@/server/services/user/career-status/career.queries';

type Status = Pick<CareerRow, 'type' | 'verified' | 'verification_source'>;

/** What others see beside the name, by career status. */
export const proofCases: readonly (readonly [Status, Proof | null])[] = [
  [{ type: 'working', verified: '', verification_source: '' }, null],
  [{ type: 'working', verified: 'VERIFIED', verification_source: 'email' }, 'WORK_EMAIL'],
  [{ type: 'working', verified: 'VERIFIED', verification_source: 'naukri' }, 'JOB_PORTAL'],
  [{ type: 'working', verified: 'PARTIAL_VERIFIED', verification_source: 'email' }, 'EMAIL_ONLY'],
  [{ type: 'student', verified: 'VERIFIED', verification_source: 'email' }, 'STUDENT_EMAIL'],
  [{ type: 'student', verified: 'PARTIAL_VERIFIED', verification_source: 'email' }, 'EMAIL_ONLY'],
  [{ type: 'unemployed', verified: '', verification_source: '' }, null],
];
