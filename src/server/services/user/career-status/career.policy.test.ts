import { describe, expect, it } from 'vitest';
import { Problem } from '@/server/contract/problem';
import { isCareerComplete, nextStepAfter, requireOwnCareer, requireType } from './career.policy';
import type { CareerRow } from './career.queries';

const aCareer = (overrides: Partial<CareerRow> = {}): CareerRow => ({
  id: 41,
  type: 'working',
  company_name: 'Vaayuna Technologies',
  college_name: null,
  department_id: 1,
  industry_id: 1,
  job_profile: 'Nurse',
  tag_id: 0,
  role_id: null,
  job_location: null,
  course_id: null,
  course_name: null,
  specialization_id: null,
  specialization: null,
  email_seal: null,
  verified: '',
  verification_source: '',
  ...overrides,
});
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
    expect(isCareerComplete(aCareer())).toBe(true);
    for (const missing of ['company_name', 'department_id', 'industry_id', 'job_profile']) {
      expect(isCareerComplete(aCareer({ [missing]: null }))).toBe(false);
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
    expect(isCareerComplete(aCareer(student))).toBe(true);
    for (const missing of ['college_name', 'course_name', 'specialization_id']) {
      expect(isCareerComplete(aCareer({ ...student, [missing]: null }))).toBe(false);
    }
  });

  it('wants nothing of the unemployed without a last company, else three things', () => {
    expect(isCareerComplete(aCareer({ type: 'unemployed', ...noJob }))).toBe(true);
    expect(isCareerComplete(aCareer({ type: 'unemployed' }))).toBe(true);
    for (const missing of ['department_id', 'industry_id', 'job_profile']) {
      expect(isCareerComplete(aCareer({ type: 'unemployed', [missing]: null }))).toBe(false);
    }
  });
});

describe('refusals', () => {
  it('know no career status but one’s own', () => {
    expect(requireOwnCareer(aCareer(), 41)).toEqual(aCareer());
    for (const career of [undefined, aCareer({ id: 42 })]) {
      expect(codeOf(() => requireOwnCareer(career, 41))).toEqual([404, 'career_status_not_found']);
    }
  });

  it('take details of the right type only', () => {
    expect(codeOf(() => requireType(aCareer(), ['working', 'student']))).toBeNull();
    expect(codeOf(() => requireType(aCareer(), ['unemployed']))).toEqual([422, 'career_type_mismatch']);
  });
});

describe('nextStepAfter', () => {
  it('is the verification, but for the wholly verified and the unemployed', () => {
    expect(nextStepAfter(aCareer())).toBe('Verification');
    expect(nextStepAfter(aCareer({ verified: 'PARTIAL_VERIFIED' }))).toBe('Verification');
    expect(nextStepAfter(aCareer({ verified: 'VERIFIED' }))).toBe('OnboardingCompleted');
    expect(nextStepAfter(aCareer({ type: 'unemployed' }))).toBe('OnboardingCompleted');
  });
});
