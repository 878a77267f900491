import { describe, expect, it } from 'vitest';
import { emptyCareerStatus } from './career-status';
import { withSubmittedCareer } from './submitted-career';

const { working } = emptyCareerStatus;
const draft = {
  ...emptyCareerStatus,
  selectedOption: 'working' as const,
  working: { ...working, companyName: 'Vaayuna', departmentId: 3, jobProfile: 'Engineer' },
};
const answerOfWorking = { type: 'working', student: null, unemployed: null } as const;

describe('withSubmittedCareer', () => {
  it('keeps details of the draft that the answer does not have', () => {
    const answer = { ...answerOfWorking, working: { ...working, companyName: 'Vaayuna Technologies', industryId: 7 } };
    const state = withSubmittedCareer(draft, answer, 41);
    expect(state.careerStatusId).toBe(41);
    expect(state.working).toEqual({
      ...working,
      companyName: 'Vaayuna Technologies',
      departmentId: 3,
      industryId: 7,
      jobProfile: 'Engineer',
    });
  });

  it('prefers the answer to the draft', () => {
    const answer = { ...answerOfWorking, working: { ...working, companyName: 'Vaayuna', departmentId: 5 } };
    expect(withSubmittedCareer(draft, answer, 41).working.departmentId).toBe(5);
  });

  it('leaves the sub-objects of the other types', () => {
    expect(withSubmittedCareer(draft, { ...answerOfWorking, working }, 41).student).toBe(draft.student);
  });
});
