import { describe, expect, it } from 'vitest';
import * as inCore from '@/core/my-profile/experience.rules';
import * as onServer from '@/server/services/user/my-profile/experience.policy';
import { aJob, jobCases, studies, studyCases } from './experiences.cases';

describe.each([
  ['in the core', inCore],
  ['on the server', onServer],
])('work experience and education, %s', (_side, { workExperienceFaults, educationFaults }) => {
  it.each(jobCases)('a position with %j has the faults %j', (change, faults) => {
    expect(workExperienceFaults({ ...aJob, ...change }, '2026-11')).toEqual(faults);
  });

  it.each(studyCases)('studies with %j have the faults %j', (change, faults) => {
    expect(educationFaults({ ...studies, ...change }, 2026)).toEqual(faults);
  });
});
