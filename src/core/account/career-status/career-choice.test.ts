import { describe, expect, it } from 'vitest';
import { buildCareerChoice, buildCareerRecheck } from './career-choice';
import { emptyCareerStatus } from './career-status';

const working = {
  ...emptyCareerStatus,
  selectedOption: 'working',
  working: { ...emptyCareerStatus.working, companyName: ' Vaayuna Technologies ' },
} as const;
const student = {
  ...emptyCareerStatus,
  selectedOption: 'student',
  student: { ...emptyCareerStatus.student, collegeName: 'Kaveri Institute of Technology' },
} as const;
const unemployed = { ...emptyCareerStatus, selectedOption: 'unemployed' } as const;

describe('buildCareerChoice', () => {
  it('names the company, the college, or nothing', () => {
    expect(buildCareerChoice(working, false)).toEqual({
      ok: true,
      value: { careerStatusType: 'working', careerData: { companyName: 'Vaayuna Technologies' } },
    });
    expect(buildCareerChoice(student, false)).toMatchObject({
      value: { careerStatusType: 'student', careerData: { collegeName: 'Kaveri Institute of Technology' } },
    });
    expect(buildCareerChoice(unemployed, false)).toEqual({
      ok: true,
      value: { careerStatusType: 'unemployed', careerData: {} },
    });
  });

  it('[API-USER-CAREER-EDITFLOW] says isEditFlow in edit mode only', () => {
    for (const state of [working, student, unemployed]) {
      expect(buildCareerChoice(state, true)).toMatchObject({ value: { isEditFlow: true } });
      expect(JSON.stringify(buildCareerChoice(state, false))).not.toContain('isEditFlow');
    }
  });

  it('says what is missing', () => {
    expect(buildCareerChoice(emptyCareerStatus, false)).toMatchObject({
      failure: { selectedOption: 'Choose what fits you best right now.' },
    });
    const nowhere = { ...working, working: { ...working.working, companyName: '  ' } };
    expect(buildCareerChoice(nowhere, false)).toMatchObject({
      failure: { companyName: expect.stringContaining('work') },
    });
    const endless = { ...student, student: { ...student.student, collegeName: 'x'.repeat(151) } };
    expect(buildCareerChoice(endless, false)).toMatchObject({ failure: { collegeName: expect.stringMatching(/150/) } });
  });

  it('asks again about the verification with type and data alone', () => {
    expect(buildCareerRecheck(working)).toEqual({
      ok: true,
      value: { careerStatusType: 'working', careerData: { companyName: 'Vaayuna Technologies' } },
    });
    expect(buildCareerRecheck(emptyCareerStatus).ok).toBe(false);
  });
});
