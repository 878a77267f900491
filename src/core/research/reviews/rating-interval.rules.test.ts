import { array, assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { ratingIntervalOf } from './rating-interval.rules';

it.each([
  [[0, 0, 0, 0, 4], null],
  [[0, 0, 0, 0, 5], { from: 4.1, to: 5 }],
  [[5, 0, 0, 0, 0], { from: 1, to: 1.9 }],
  [[0, 0, 10, 0, 0], { from: 2.5, to: 3.5 }],
  [[10, 20, 40, 80, 62], { from: 3.6, to: 3.9 }],
  [[1000, 2000, 4000, 8000, 6200], { from: 3.8, to: 3.8 }],
])('of %j ratings from 1 to 5 gives %j', (distribution, interval) => {
  expect(ratingIntervalOf(distribution)).toEqual(interval);
});

it('holds the mean and stays within the scale', () => {
  assert(
    property(array(integer({ min: 0, max: 300 }), { minLength: 5, maxLength: 5 }), (distribution) => {
      const interval = ratingIntervalOf(distribution);
      if (interval === null) return;
      const n = distribution.reduce((total, count) => total + count, 0);
      const mean = distribution.reduce((total, count, place) => total + count * (place + 1), 0) / n;
      expect(interval.from).toBeGreaterThanOrEqual(1);
      expect(interval.to).toBeLessThanOrEqual(5);
      expect(interval.from).toBeLessThanOrEqual(Math.round(mean * 10) / 10);
      expect(interval.to).toBeGreaterThanOrEqual(Math.round(mean * 10) / 10);
    }),
  );
});
