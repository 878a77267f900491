import { allScreens } from '@tests/support/all-screens';
import { expect, it } from 'vitest';
import { jobSearchLinks } from './places-to-find-work';

it.each([
  [undefined, []],
  ['working', []],
  ['student', ['/jobs?experience=fresher', '/jobs?employment=intern', '/interviews', '/jobs/check']],
  ['unemployed', ['/jobs', '/interviews', '/jobs/check']],
] as const)('whoever is %s finds work at %j', (career, places) => {
  expect(jobSearchLinks(career, allScreens).map(({ href }) => href)).toEqual(places);
});
