import { describe, expect, it } from 'vitest';
import type { CareerStatus } from '@/core/account/career-status/career-status';
import { emptyCareerStatus } from '@/core/account/career-status/career-status';
import { workPlaceOf } from './career-work-place';

const job = { companyName: 'Vaayuna Technologies', jobProfile: 'Data Analyst', departmentId: 3 };
const none = { working: null, student: null, unemployed: null };
const working: CareerStatus = {
  ...none,
  type: 'working',
  working: { ...emptyCareerStatus.working, ...job, jobLocation: 'Pune' },
};
const unemployed: CareerStatus = {
  ...none,
  type: 'unemployed',
  unemployed: { ...emptyCareerStatus.unemployed, ...job },
};
const student: CareerStatus = { ...none, type: 'student', student: emptyCareerStatus.student };

describe('the place of work of a career status', () => {
  it('is the current job, or the last one', () => {
    expect(workPlaceOf(working, null)).toEqual({ ...job, city: 'Pune', isCurrent: true });
    expect(workPlaceOf(unemployed, null)).toEqual({ ...job, city: null, isCurrent: false });
  });

  it('says nothing of another company', () => {
    expect(workPlaceOf(working, 'Rathayana Motors')).toBeNull();
    expect(workPlaceOf(working, 'Vaayuna Technologies')).not.toBeNull();
  });

  it.each([null, student, { ...none, type: 'unemployed' as const, unemployed: emptyCareerStatus.unemployed }])(
    'is none without a company',
    (status) => expect(workPlaceOf(status, null)).toBeNull(),
  );
});
