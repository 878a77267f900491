import { aJob, jobCases, studies, studyCases } from '@tests/contract/rules/experiences.cases';
import { expect, it } from 'vitest';
import { educationFaults, workExperienceFaults } from './experience.rules';

it.each(jobCases)('a position with %j has the faults %j', (change, faults) => {
  expect(workExperienceFaults({ ...aJob, ...change }, '2026-11')).toEqual(faults);
});

it.each(studyCases)('studies with %j have the faults %j', (change, faults) => {
  expect(educationFaults({ ...studies, ...change }, 2026)).toEqual(faults);
});
