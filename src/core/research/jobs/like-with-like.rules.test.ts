import { expect, it } from 'vitest';
import { isComparedWithRole } from './like-with-like.rules';

it.each([
  ['DevOps Engineer', null, true],
  ['DevOps Engineer', 'fulltime', true],
  ['DevOps Engineer Intern', null, false],
  ['Internship: DevOps', 'fulltime', false],
  ['Graduate Trainee', null, false],
  ['Senior ML Engineer, part-time', null, false],
  ['Internal Auditor', 'fulltime', true],
  ['Part Sourcing Manager', null, true],
  ['DevOps Engineer', 'intern', false],
  ['DevOps Engineer', 'parttime', false],
  ['DevOps Engineer', 'contractual', false],
  ['DevOps Engineer', 'freelancer', false],
] as const)('%s, %s, beside the usual pay of the role: %s', (title, employment, compared) => {
  expect(isComparedWithRole({ title, employment })).toBe(compared);
});
