import fc from 'fast-check';
import { expect, it } from 'vitest';
import { surestRating } from './surest-rating';

it('puts many good ratings before few perfect ones', () => {
  expect(surestRating(4.4 * 200, 200)).toBeGreaterThan(surestRating(5 * 8, 8));
  expect(surestRating(5 * 40, 40)).toBeGreaterThan(surestRating(5 * 8, 8));
});

it('says less than the mean that is pulled, and more the more rate the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 500 }), (rating, n) => {
      expect(surestRating(rating * n, n)).toBeLessThan((rating * n + 35) / (n + 10));
      if (rating >= 4) expect(surestRating(rating * (n + 1), n + 1)).toBeGreaterThan(surestRating(rating * n, n));
    }),
  );
});
