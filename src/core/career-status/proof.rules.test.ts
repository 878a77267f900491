import { expect, it } from 'vitest';
import type { CheckedCareer, Proof } from './proof.rules';
import { proofBy, proofOf } from './proof.rules';

/** The proof beside the name, by career status. */
const proofCases: readonly (readonly [CheckedCareer, Proof | null])[] = [
  [{ type: 'working', verified: '', source: '' }, null],
  [{ type: 'working', verified: 'VERIFIED', source: 'email' }, 'WORK_EMAIL'],
  [{ type: 'working', verified: 'VERIFIED', source: 'naukri' }, 'JOB_PORTAL'],
  [{ type: 'working', verified: 'PARTIAL_VERIFIED', source: 'email' }, 'EMAIL_ONLY'],
  [{ type: 'student', verified: 'VERIFIED', source: 'email' }, 'STUDENT_EMAIL'],
  [{ type: 'student', verified: 'PARTIAL_VERIFIED', source: 'email' }, 'EMAIL_ONLY'],
  [{ type: 'unemployed', verified: '', source: '' }, null],
  [{ type: 'unemployed', verified: 'VERIFIED', source: 'email' }, null],
];

it.each(proofCases)('the proof of %j: %s', (status, proof) => {
  expect(proofBy(status)).toBe(proof);
});

it('there is no proof without a career status', () => {
  expect(proofOf(null)).toBeNull();
});
