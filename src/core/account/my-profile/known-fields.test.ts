import { expect, it } from 'vitest';
import { emptyCareerStatus } from '../career-status/career-status';
import { knownEducationOf, knownWorkOf } from './known-fields';

const { working, student } = emptyCareerStatus;

it('begins work experience with the current job, and with nothing where there is none', () => {
  const job = { ...working, companyName: 'Vaayuna Technologies', jobProfile: 'Software Engineer' };
  const status = { type: 'working', working: job, student: null, unemployed: null } as const;
  expect(knownWorkOf(status)).toEqual({
    companyName: 'Vaayuna Technologies',
    jobProfile: 'Software Engineer',
    location: '',
    isCurrent: true,
  });
  expect([knownWorkOf(null), knownEducationOf(status)]).toEqual([{}, {}]);
});

it('begins education with the current studies', () => {
  const studies = { ...student, collegeName: 'Kaveri Institute of Technology', courseName: 'MBA' };
  const status = { type: 'student', working: null, student: studies, unemployed: null } as const;
  expect(knownEducationOf(status)).toEqual({
    collegeName: 'Kaveri Institute of Technology',
    courseName: 'MBA',
    specialization: '',
    isCurrent: true,
  });
  expect(knownWorkOf(status)).toEqual({});
});
