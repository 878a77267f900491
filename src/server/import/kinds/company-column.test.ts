import { expect, it } from 'vitest';
import { companyColumn } from './company-column';

const { read } = companyColumn({ about: 'the company', guesses: [] });

it.each([
  ['Ochre Looms®', 'Ochre Looms'],
  ['Ochre™ Looms Ltd.', 'Ochre Looms Ltd.'],
  ['“Ochre Looms”', 'Ochre Looms'],
  ['Ochre Looms\n4.1 ★', 'Ochre Looms'],
  ['Ochre "Red" Looms', 'Ochre "Red" Looms'],
])('the company of %j is %j', (text, name) => {
  expect(read(text, { now: 0, order: 'dmy' })).toBe(name);
});
