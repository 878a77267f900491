import { describe, expect, it } from 'vitest';
import type { CareerStatus } from './career-status';
import { careerStatusOf, emptyCareerStatus, verifiedOf, withCareerStatus } from './career-status';

const working: CareerStatus = {
  type: 'working',
  working: {
    companyName: 'Vaayuna Technologies',
    departmentId: 3,
    industryId: 7,
    jobProfile: 'Software Engineer',
    tagId: 0,
    roleId: null,
    jobLocation: 'Bengaluru',
    workEmail: null,
    verified: 'PARTIAL_VERIFIED',
    source: 'email',
  },
  student: null,
  unemployed: null,
};

describe('career status', () => {
  it('has the members of the specification and is empty at first', () => {
    expect(emptyCareerStatus).toMatchObject({ selectedOption: null, careerStatusId: null, name: '', profileBio: '' });
    expect(careerStatusOf(emptyCareerStatus)).toBeNull();
  });

  it('takes over what a service answers and keeps the sub-objects of the other types', () => {
    const draft = { ...emptyCareerStatus, student: { ...emptyCareerStatus.student, collegeName: 'Kaveri Institute' } };
    const state = withCareerStatus(draft, working, 41);
    expect(state).toMatchObject({ selectedOption: 'working', careerStatusId: 41 });
    expect(state.student.collegeName).toBe('Kaveri Institute');
    expect(careerStatusOf(state)).toEqual(working);
  });

  it('is verified as its sub-object is', () => {
    expect(verifiedOf(working)).toBe('PARTIAL_VERIFIED');
    expect(verifiedOf(null)).toBe('');
  });
});
