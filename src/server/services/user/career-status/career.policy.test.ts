import { aCareerRow } from '@tests/support/a-career-row';
import { describe, expect, it } from 'vitest';
import { Problem } from '@/server/contract/problem';
import { isCareerComplete, nextStepAfter, requireOwnCareer, requireType } from './career.policy';

const noJob = { company_name: null, department_id: null, industry_id: null, job_profile: null };
const codeOf = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error instanceof Problem ? [error.status, error.code] : error;
  }
  return null;
};

describe('isCareerComplete', () => {
  it('wants four things of working people', () => {
    expect(isCareerComplete(aCareerRow())).toBe(true);
    for (const missing of ['company_name', 'department_id', 'industry_id', 'job_profile']) {
      expect(isCareerComplete(aCareerRow({ [missing]: null }))).toBe(false);
    }
  });

  it('wants three things of students; their course need not be in the list', () => {
    const student = {
      type: 'student',
      ...noJob,
      college_name: 'Kaveri',
      course_name: 'B.Tech',
      specialization_id: 1,
    } as const;
    expect(isCareerComplete(aCareerRow(student))).toBe(true);
    for (const missing of ['college_name', 'course_name', 'specialization_id']) {
      expect(isCareerComplete(aCareerRow({ ...student, [missing]: null }))).toBe(false);
    }
  });

  it('wants nothing of the unemployed without a last company, else three things', () => {
    expect(isCareerComplete(aCareerRow({ type: 'unemployed', ...noJob }))).toBe(true);
    expect(isCareerComplete(aCareerRow({ type: 'unemployed' }))).toBe(true);
    for (const missing of ['department_id', 'industry_id', 'job_profile']) {
      expect(isCareerComplete(aCareerRow({ type: 'unemployed', [missing]: null }))).toBe(false);
    }
  });
});

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
