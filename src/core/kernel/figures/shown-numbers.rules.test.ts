import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  bandOfAmount,
  displayedHeldCount,
  isRoundedCount,
  shownAmount,
  shownCount,
  shownMargin,
} from './shown-numbers.rules';

it.each([
  [715_000, 720_000],
  [714_999, 710_000],
  [255_000, 260_000],
  [4_999, 0],
])('₹%i is shown as ₹%i', (amount, shown) => {
  expect(shownAmount(amount)).toBe(shown);
});

it('what is held is shown in fives, and as few below five', () => {
  expect([0, 1, 4, 5, 9, 10].map(displayedHeldCount)).toEqual([0, null, null, 5, 5, 10]);
});

it('a median is uncertain by a step at least', () => {
  expect([0, 490, 14_999, 15_000].map(shownMargin)).toEqual([10_000, 10_000, 10_000, 20_000]);
});

it('numbers of people are exact under fifty, and in fives from there', () => {
  expect([4, 49, 50, 54, 87, 1_124].map(shownCount)).toEqual([4, 49, 50, 50, 85, 1_120]);
  expect([49, 50].map(isRoundedCount)).toEqual([false, true]);
});

it.each([
  [735_000, { from: 600_000, to: 800_000 }],
  [100_000, { from: 100_000, to: 120_000 }],
  [999_999, { from: 800_000, to: 1_000_000 }],
  [12_000_000, { from: 12_000_000, to: 15_000_000 }],
  [19_999, { from: 15_000, to: 20_000 }],
  [24_999, { from: 20_000, to: 25_000 }],
  [25_000, { from: 25_000, to: 30_000 }],
  [30_000, { from: 30_000, to: 40_000 }],
  [49_999, { from: 40_000, to: 50_000 }],
  [50_000, { from: 50_000, to: 60_000 }],
  [2, { from: 2, to: 3 }],
])('₹%i lies in the band %j', (amount, band) => {
  expect(bandOfAmount(amount)).toEqual(band);
});

it('a band holds its amount and is the same for all that it holds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 900_000_000 }), (amount) => {
      const { from, to } = bandOfAmount(amount);
      expect(from <= amount && amount < to).toBe(true);
      expect(to / from).toBeLessThanOrEqual(1.34);
      expect(bandOfAmount(from)).toEqual({ from, to });
    }),
  );
});
