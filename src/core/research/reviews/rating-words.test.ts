import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratingBandOf, ratingWordOf } from './rating-words';

describe('the word of a rating', () => {
  it.each([
    [0.9, 'Data not available'],
    [1, 'Bad'],
    [1.9, 'Bad'],
    [2, 'Poor'],
    [2.9, 'Poor'],
    [3, 'Average'],
    [3.4, 'Average'],
    [3.5, 'Good'],
    [4.5, 'Good'],
    [4.6, 'Excellent'],
  ] as const)('[VA-RATING-WORDS] %s is %s', (rating, word) => expect(ratingWordOf(rating)).toBe(word));
});

describe('the style of a rating', () => {
  const bands = ['lowest', 'low', 'middle', 'high', 'highest'] as const;

  it('[VA-RATING-STYLE] changes exactly at 2, 3, 3.5 and 4.5', () => {
    const changes = Array.from({ length: 500 }, (_, place) => (place + 1) / 100).filter(
      (rating) => ratingBandOf(rating) !== ratingBandOf(Math.round(rating * 100 - 1) / 100),
    );
    expect(changes).toEqual([2, 3, 3.5, 4.5]);
  });

  it('never falls with a higher rating', () => {
    const rating = fc.double({ min: 0, max: 5, noNaN: true });
    fc.assert(
      fc.property(rating, rating, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(bands.indexOf(ratingBandOf(high))).toBeGreaterThanOrEqual(bands.indexOf(ratingBandOf(low)));
      }),
    );
  });
});
