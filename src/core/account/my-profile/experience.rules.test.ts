import { aJob, jobCases, studies, studyCases } from '@tests/contract/rules/experiences.cases';
import { expect, it } from 'vitest';
import { educationFaults, tidiedEducation, tidiedWork, workExperienceFaults } from './experience.rules';

it.each(jobCases)('a position with %j has the faults %j', (change, faults) => {
  expect(workExperienceFaults({ ...aJob, ...change }, '2026-11')).toEqual(faults);
});

it.each(studyCases)('studies with %j have the faults %j', (change, faults) => {
  expect(educationFaults({ ...studies, ...change }, 2026)).toEqual(faults);
});

it('has no blanks around its texts, and nothing for an empty one', () => {
  expect(tidiedWork({ ...aJob, location: ' Pune ' }).location).toBe('Pune');
  expect(tidiedWork({ ...aJob, location: '  ' }).location).toBeNull();
  expect(tidiedEducation({ ...studies, specialization: ' Law ' }).specialization).toBe('Law');
  expect(tidiedEducation({ ...studies, specialization: ' ' }).specialization).toBeNull();
});

it('may begin and end in this month, and has a specialization of one line', () => {
  expect(workExperienceFaults({ ...aJob, startedOn: '2026-11', endedOn: '2026-11' }, '2026-11')).toEqual({});
  expect(Object.keys(educationFaults({ ...studies, specialization: 'x'.repeat(101) }, 2026))).toEqual([
    'specialization',
  ]);
});
