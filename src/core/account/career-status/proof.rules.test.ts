import { expect, it } from 'vitest';
import type { CheckedCareer, Proof } from './proof.rules';
import { isWorkAddress, proofBy, proofOf } from './proof.rules';

const proofCases: readonly (readonly [CheckedCareer, Proof | null])[] = [
  [{ type: 'working', verified: '', source: '' }, null],
  [{ type: 'working', verified: 'VERIFIED', source: 'email' }, 'WORK_EMAIL'],
  [{ type: 'working', verified: 'VERIFIED', source: 'naukri' }, 'JOB_PORTAL'],
  [{ type: 'working', verified: 'PARTIAL_VERIFIED', source: 'email' }, null],
  [{ type: 'student', verified: 'VERIFIED', source: 'email' }, 'STUDENT_EMAIL'],
  [{ type: 'student', verified: 'PARTIAL_VERIFIED', source: 'email' }, null],
  [{ type: 'unemployed', verified: '', source: '' }, null],
  [{ type: 'unemployed', verified: 'VERIFIED', source: 'email' }, null],
];

it.each(proofCases)('the proof of %j: %s', (status, proof) => {
  expect(proofBy(status)).toBe(proof);
});

it('only a code to an address of the company is the strongest proof', () => {
  const proofs = ['WORK_EMAIL', 'JOB_PORTAL', 'STUDENT_EMAIL', null] as const;
  expect(proofs.map(isWorkAddress)).toEqual([true, false, false, false]);
});

it('there is no proof without a career status', () => {
  expect(proofOf(null)).toBeNull();
});
