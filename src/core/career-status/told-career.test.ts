import { describe, expect, it } from 'vitest';
import { emptyCareerStatus } from './career-status';
import { withToldCareer } from './told-career';

const { working } = emptyCareerStatus;
const typed = {
  ...emptyCareerStatus,
  selectedOption: 'working' as const,
  working: { ...working, companyName: 'Vaayuna', departmentId: 3, jobProfile: 'Engineer' },
};
const answered = { type: 'working', student: null, unemployed: null } as const;

describe('withToldCareer', () => {
  it('keeps typed details that the answer does not have', () => {
    const answer = { ...answered, working: { ...working, companyName: 'Vaayuna Technologies', industryId: 7 } };
    const state = withToldCareer(typed, answer, 41);
    expect(state.careerStatusId).toBe(41);
    expect(state.working).toEqual({
      ...working,
      companyName: 'Vaayuna Technologies',
      departmentId: 3,
      industryId: 7,
      jobProfile: 'Engineer',
    });
  });

  it('takes what the answer has over what was typed', () => {
    const answer = { ...answered, working: { ...working, companyName: 'Vaayuna', departmentId: 5 } };
    expect(withToldCareer(typed, answer, 41).working.departmentId).toBe(5);
  });

  it('leaves the sub-objects of the other types', () => {
    expect(withToldCareer(typed, { ...answered, working }, 41).student).toBe(typed.student);
  });
});
