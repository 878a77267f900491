import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ratingLowerBound } from './rating-lower-bound';

it('puts many good ratings before few perfect ones', () => {
  expect(ratingLowerBound(4.4 * 200, 200)).toBeGreaterThan(ratingLowerBound(5 * 8, 8));
  expect(ratingLowerBound(5 * 40, 40)).toBeGreaterThan(ratingLowerBound(5 * 8, 8));
});

it('says less than the mean that is pulled, and more the more rate the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 500 }), (rating, n) => {
      expect(ratingLowerBound(rating * n, n)).toBeLessThan((rating * n + 35) / (n + 10));
      if (rating >= 4)
        expect(ratingLowerBound(rating * (n + 1), n + 1)).toBeGreaterThan(ratingLowerBound(rating * n, n));
    }),
  );
});
