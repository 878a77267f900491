import { expect, it } from 'vitest';
import { hasClearFirst } from './award.rules';

it.each([
  [
    [
      [4.2, 0.05],
      [4.0, 0.05],
    ],
    true,
  ],
  [
    [
      [3.8, 0.13],
      [3.7, 0.25],
      [3.1, 0.05],
    ],
    false,
  ],
  // The third, of few reviews, could be the best although the second is not.
  [
    [
      [4.2, 0.05],
      [4.0, 0.05],
      [3.9, 0.4],
    ],
    false,
  ],
  [[[4, 0.1]], true],
  [[], false],
] as const)('%j have a clear first: %s', (scored, isClear) => {
  expect(hasClearFirst(scored.map(([score, uncertainty]) => ({ score, uncertainty })))).toBe(isClear);
});
