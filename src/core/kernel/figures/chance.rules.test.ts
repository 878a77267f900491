import { expect, it } from 'vitest';
import { differByMoreThanChance } from './chance.rules';

it.each([
  [0.1, 0.05, 0.05, false],
  [0.15, 0.05, 0.05, true],
  [-0.15, 0.05, 0.05, true],
  [0, 0, 0, false],
  [0.01, 0, 0, true],
])('a difference of %d with the errors %d and %d is beyond chance: %s', (difference, one, other, beyond) => {
  expect(differByMoreThanChance(difference, one, other)).toBe(beyond);
});
