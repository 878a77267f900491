import { expect, it } from 'vitest';
import { payComparisonsWithin } from './bounds.rules';

it.each([
  [1, 365, 0],
  [4, 365, 0],
  [5, 13, 0],
  [5, 14, 1],
  [10, 28, 3],
  [40, 28, 3],
  [40, 365, 51],
])('%i accounts learn in %i days at most %i comparisons', (accounts, days, comparisons) => {
  expect(payComparisonsWithin(accounts, days)).toBe(comparisons);
});
