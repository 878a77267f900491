import { aProfile } from '@tests/support/a-profile';
import { describe, expect, it } from 'vitest';
import type { CareerStatus } from '@/core/account/career-status/career-status';
import { emptyCareerStatus } from '@/core/account/career-status/career-status';
import { isCareerComplete, isFullyOnboarded, isProfileFullyOnboarded } from './completeness.rules';

const none = { working: null, student: null, unemployed: null };
const job = { companyName: 'Vaayuna', departmentId: 3, industryId: 7, jobProfile: 'Clerk' };

function working(change: object = {}): CareerStatus {
  return { ...none, type: 'working', working: { ...emptyCareerStatus.working, ...job, ...change } };
}

function student(change: object = {}): CareerStatus {
  const studies = { collegeName: 'Kaveri Institute', courseName: 'B.Tech', specialization: 'Kite physics' };
  return { ...none, type: 'student', student: { ...emptyCareerStatus.student, ...studies, ...change } };
}

function unemployed(change: object = {}): CareerStatus {
  return { ...none, type: 'unemployed', unemployed: { ...emptyCareerStatus.unemployed, ...job, ...change } };
}

describe('completeness', () => {
  it('[ST-FULLY-ONBOARDED] needs career, profile and being a reader', () => {
    for (const careerComplete of [true, false]) {
      for (const profileFilled of [true, false]) {
        for (const isReader of [true, false]) {
          expect(isFullyOnboarded({ careerComplete, profileFilled, isReader })).toBe(
            careerComplete && profileFilled && isReader,
          );
        }
      }
    }
  });

  it('[ST-COMPLETE-WORKING] needs company, department, industry and role of a working user', () => {
    expect(isCareerComplete(working())).toBe(true);
    expect(isCareerComplete(working({ companyName: ' ' }))).toBe(false);
    expect(isCareerComplete(working({ departmentId: null }))).toBe(false);
    expect(isCareerComplete(working({ industryId: null }))).toBe(false);
    expect(isCareerComplete(working({ jobProfile: null }))).toBe(false);
  });

  it('[ST-COMPLETE-STUDENT] needs college, course and specialization of a student', () => {
    expect(isCareerComplete(student())).toBe(true);
    expect(isCareerComplete(student({ collegeName: '' }))).toBe(false);
    expect(isCareerComplete(student({ courseName: null }))).toBe(false);
    expect(isCareerComplete(student({ specialization: ' ' }))).toBe(false);
  });

  it('[ST-COMPLETE-UNEMPLOYED] needs nothing without a company, and the whole job with one', () => {
    expect(isCareerComplete(unemployed({ companyName: null, departmentId: null }))).toBe(true);
    expect(isCareerComplete(unemployed())).toBe(true);
    expect(isCareerComplete(unemployed({ departmentId: null }))).toBe(false);
    expect(isCareerComplete(unemployed({ industryId: null }))).toBe(false);
    expect(isCareerComplete(unemployed({ jobProfile: '' }))).toBe(false);
  });

  it('is judged from a loaded profile', () => {
    const profile = aProfile({ isWriter: true, careerStatus: working(), careerStatusId: 41 });
    expect(isProfileFullyOnboarded(profile)).toBe(true);
    expect(isProfileFullyOnboarded({ ...profile, isReader: false })).toBe(false);
    expect(isProfileFullyOnboarded({ ...profile, userName: '' })).toBe(false);
    expect(isProfileFullyOnboarded({ ...profile, careerStatus: null })).toBe(false);
  });
});
