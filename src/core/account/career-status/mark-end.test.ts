import { describe, expect, it } from 'vitest';
import type { CareerStatus, CareerStatusState } from './career-status';
import { emptyCareerStatus } from './career-status';
import { endsMark, placeMarkOf } from './mark-end';

const checked = { verified: 'VERIFIED', source: 'email' } as const;
const noParts = { working: null, student: null, unemployed: null };
const working: CareerStatus = {
  ...noParts,
  type: 'working',
  working: { ...emptyCareerStatus.working, companyName: 'Vaayuna Technologies', ...checked },
};
const student: CareerStatus = {
  ...noParts,
  type: 'student',
  student: { ...emptyCareerStatus.student, collegeName: 'Kaveri Institute', ...checked },
};
const unchecked: CareerStatus = {
  ...noParts,
  type: 'working',
  working: { ...emptyCareerStatus.working, companyName: 'Vaayuna Technologies' },
};

function formWith(selectedOption: CareerStatusState['selectedOption'], place: string): CareerStatusState {
  const { working: job, student: studies } = emptyCareerStatus;
  return {
    ...emptyCareerStatus,
    selectedOption,
    working: { ...job, companyName: place },
    student: { ...studies, collegeName: place },
  };
}

describe('the mark of a career status', () => {
  it('is about the company or the college; without a check there is none', () => {
    expect(placeMarkOf(working)).toEqual({ proof: 'WORK_EMAIL', place: 'Vaayuna Technologies' });
    expect(placeMarkOf(student)).toEqual({ proof: 'STUDENT_EMAIL', place: 'Kaveri Institute' });
    expect([placeMarkOf(unchecked), placeMarkOf(null)]).toEqual([null, null]);
  });

  it.each([
    ['stays with the same company', working, formWith('working', 'Vaayuna Technologies'), false],
    [
      'stays with blanks around it, which are not stored',
      working,
      formWith('working', ' Vaayuna Technologies '),
      false,
    ],
    ['ends with another company', working, formWith('working', 'Rathayana Motors'), true],
    ['ends with another spelling', working, formWith('working', 'vaayuna technologies'), true],
    ['ends with another type', working, formWith('unemployed', 'Vaayuna Technologies'), true],
    ['stays with the same college', student, formWith('student', 'Kaveri Institute'), false],
    ['ends with another college', student, formWith('student', 'Tapti College'), true],
    ['cannot end where nothing is checked', unchecked, formWith('working', 'Rathayana Motors'), false],
    ['does not end before a type is chosen', working, formWith(null, ''), false],
  ])('%s', (_what, stored, form, ends) => {
    expect(endsMark(form, stored)).toBe(ends);
  });
});
