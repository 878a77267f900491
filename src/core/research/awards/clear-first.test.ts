import { expect, it } from 'vitest';
import { clearlyBehindFirst } from './award.rules';

it.each([
  [
    [
      [4.2, 0.05],
      [4.0, 0.05],
    ],
    1,
  ],
  [
    [
      [3.8, 0.13],
      [3.7, 0.25],
      [3.1, 0.05],
    ],
    1,
  ],
  // The third has few reviews and could be the best, although the second is not.
  [
    [
      [4.2, 0.05],
      [4.0, 0.05],
      [3.9, 0.4],
    ],
    1,
  ],
  [[[4, 0.1]], 0],
  [[], 0],
] as const)('the first of %j is clearly ahead of %i', (scored, count) => {
  expect(clearlyBehindFirst(scored.map(([score, uncertainty]) => ({ score, uncertainty })))).toBe(count);
});
