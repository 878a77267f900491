import { expect, it } from 'vitest';
import { isJobOf } from './portal-job.policy';

const career = { type: 'working' as const, company_name: 'Vaayuna Systems Pvt. Ltd.' };

it.each([
  ['Vaayuna Systems', true],
  ['VAAYUNA SYSTEMS (India) Private Limited', true],
  ['vaayuna-systems, Inc', true],
  ['Vaayuna', false],
  ['Vaayuna Systems Labs', false],
  ['Not Vaayuna Systems', false],
])('a job at %j proves one at the company: %s', (companyName, isProven) => {
  expect(isJobOf(career, { designation: '', department: '', city: '', companyName })).toBe(isProven);
});

it('nothing proves a status without a company, or of another type, and no job proves any', () => {
  const job = { designation: '', department: '', city: '', companyName: 'Vaayuna Systems' };
  expect(isJobOf(career, null)).toBe(false);
  expect(isJobOf({ ...career, company_name: null }, job)).toBe(false);
  expect(isJobOf({ ...career, type: 'student' }, job)).toBe(false);
});
