import { expect, it } from 'vitest';
import { differByMoreThanChance, standardErrorsFor } from './chance.rules';

it.each([
  [0.1, 0.05, 0.05, false],
  [0.15, 0.05, 0.05, true],
  [-0.15, 0.05, 0.05, true],
  [0, 0, 0, false],
  [0.01, 0, 0, true],
])('a difference of %d with the errors %d and %d is beyond chance: %s', (difference, one, other, beyond) => {
  expect(differByMoreThanChance(difference, one, other)).toBe(beyond);
});

it.each([
  [0, 1.96],
  [1, 1.96],
  [2, 2.2414],
  [10, 2.807],
  [100, 3.4808],
])('%d comparisons need %d standard errors', (comparisons, errors) => {
  expect(standardErrorsFor(comparisons)).toBeCloseTo(errors, 3);
});

it('is less sure of a difference among many', () => {
  expect([1, 2, 10].map((count) => differByMoreThanChance(0.15, 0.05, 0.05, count))).toEqual([true, false, false]);
});
