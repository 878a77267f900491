import { expect, it } from 'vitest';
import { countClearlyBehindFirst, marginOfError, middleScore, significantlyApart } from './award.rules';

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
  expect(countClearlyBehindFirst(scored.map(([score, uncertainty]) => ({ score, uncertainty })))).toBe(count);
});

it.each([
  [[], null],
  [[3.5], 3.5],
  [[3.9, 3.5, 3.1], 3.5],
  [[3.9, 3.6, 3.5, 3.1], 3.55],
])('the middle of %j is %j', (scores, middle) => {
  expect(middleScore(scores.map((score) => ({ score })))).toBe(middle);
});

it.each([
  [4, 0.2, ['above']],
  [3.6, 0.2, []],
  [3.5, 0, []],
  [3.1, 0.1, ['below']],
  [3.1, 0.3, []],
] as const)('a score of %d with an error of %d is clearly %j the middle of 3.5', (score, uncertainty, sides) => {
  const places = [{ score, uncertainty }];
  expect((['above', 'below'] as const).filter((side) => significantlyApart(places, 3.5, side).length > 0)).toEqual(
    sides,
  );
});

it('draws a range that excludes exactly the middles from which its score is clearly apart', () => {
  const place = { score: 3.8, uncertainty: 0.13 };
  expect(marginOfError(place.uncertainty)).toBe(0.25);
  expect(significantlyApart([place], 3.54, 'above')).toEqual([place]);
  for (const middle of [3.55, 3.56]) expect(significantlyApart([place], middle, 'above')).toEqual([]);
});

it('names fewer companies the more are compared', () => {
  const place = { score: 3.8, uncertainty: 0.13 };
  const others = Array.from({ length: 19 }, () => ({ score: 3.5, uncertainty: 0.13 }));
  expect(significantlyApart([place], 3.5, 'above')).toEqual([place]);
  expect(significantlyApart([place, ...others], 3.5, 'above')).toEqual([]);
});
