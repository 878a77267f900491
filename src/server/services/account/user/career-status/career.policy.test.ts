import { aCareerRow } from '@tests/support/a-career-row';
import { describe, expect, it } from 'vitest';
import { Problem } from '@/server/contract/problem';
import { nextStepAfter, requireOwnCareer, requireType } from './career.policy';

const codeOf = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error instanceof Problem ? [error.status, error.code] : error;
  }
  return null;
};

describe('refusals', () => {
  it('know no career status but one’s own', () => {
    expect(requireOwnCareer(aCareerRow(), 41)).toEqual(aCareerRow());
    for (const career of [undefined, aCareerRow({ id: 42 })]) {
      expect(codeOf(() => requireOwnCareer(career, 41))).toEqual([404, 'career_status_not_found']);
    }
  });

  it('take details of the right type only', () => {
    expect(codeOf(() => requireType(aCareerRow(), ['working', 'student']))).toBeNull();
    expect(codeOf(() => requireType(aCareerRow(), ['unemployed']))).toEqual([422, 'career_type_mismatch']);
  });
});

describe('nextStepAfter', () => {
  it('is the verification, but for the wholly verified and the unemployed', () => {
    expect(nextStepAfter(aCareerRow())).toBe('Verification');
    expect(nextStepAfter(aCareerRow({ verified: 'PARTIAL_VERIFIED' }))).toBe('Verification');
    expect(nextStepAfter(aCareerRow({ verified: 'VERIFIED' }))).toBe('OnboardingCompleted');
    expect(nextStepAfter(aCareerRow({ type: 'unemployed' }))).toBe('OnboardingCompleted');
  });
});
