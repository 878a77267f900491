import { expect, it } from 'vitest';
import { MAX_CASES_PER_DAY, MAX_STORED_PER_DAY, shareOf } from './complaint-limits.rules';

it.each([
  [1, 'whole'],
  [MAX_STORED_PER_DAY, 'whole'],
  [MAX_STORED_PER_DAY + 1, 'case'],
  [MAX_CASES_PER_DAY, 'case'],
  [MAX_CASES_PER_DAY + 1, 'number'],
  [1_000_000, 'number'],
])('of the complaint %i of a network in a day is kept: %s', (nth, share) => {
  expect(shareOf(nth)).toBe(share);
});
