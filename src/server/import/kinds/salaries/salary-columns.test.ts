import { expect, it } from 'vitest';
import { Unreadable } from '@/server/import/columns/unreadable';
import { salaryColumns } from './salary-columns';

const CONTEXT = { now: 0, order: 'dmy' } as const;

it.each([
  ['5 yrs', 5],
  ['2-5 years', 2],
  ['18 months', 1],
  ['6 - 12 months', 0],
  ['30-60 months', 2],
  ['less than 1 year', 0],
  ['<1', 0],
  ['up to 4 years', null],
  ['under 3 years', null],
  // As a spreadsheet shows "3-5" and "10-12".
  ['5-Mar', 3],
  ['3-May', 3],
  ['Mar-05', 3],
  ['10-Dec', 10],
  ['Fresher', 0],
  ['2019', null],
])('the experience %j is %j years', (text, years) => {
  const read = salaryColumns.experience.read(text, CONTEXT);
  expect(read instanceof Unreadable ? null : read).toBe(years);
});
