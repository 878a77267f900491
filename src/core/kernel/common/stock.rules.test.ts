import { expect, it } from 'vitest';
import { vestingYearsOf } from './stock.rules';

it.each([
  [null, 4],
  ['notAware', 4],
  ['3', 3],
] as const)('stock of a plan of %s vests over %i years', (period, years) => {
  expect(vestingYearsOf(period)).toBe(years);
});
