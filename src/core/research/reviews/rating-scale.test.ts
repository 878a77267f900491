import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ratingScaleOf } from './rating-scale';

it.each([
  [
    [3.2, 3.9],
    [3, 3.5, 4],
  ],
  [
    [2.3, 4.6],
    [2, 3, 4, 5],
  ],
  [[4.9], [4, 4.5, 5]],
  [
    [1.2, 1.3],
    [1, 1.5, 2],
  ],
  [
    [2.6, 5],
    [2.5, 3.5, 4.5, 5],
  ],
  [[], [4, 4.5, 5]],
])('the scale of %j has the ticks %j', (ratings, ticks) => {
  expect(ratingScaleOf(ratings).ticks).toEqual(ticks);
});

it('holds every rating, and ends at its ticks', () => {
  const rating = fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(fc.array(rating, { minLength: 1, maxLength: 20 }), (ratings) => {
      const { ticks, at } = ratingScaleOf(ratings);
      for (const one of ratings) expect(at(one) >= 0 && at(one) <= 100).toBe(true);
      expect([at(ticks[0] ?? 0), at(ticks.at(-1) ?? 0)]).toEqual([0, 100]);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }),
  );
});
