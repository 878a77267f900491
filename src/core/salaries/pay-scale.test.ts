import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAKH } from '@/core/formatting/indian-number';
import { payBeyondOf, payPointsOf, payRowsScaleOf, payScaleOf, sideBeyond } from './pay-scale';
import type { SalaryFigure } from './salary';

const amounts = fc.array(fc.integer({ min: 1, max: 2_000_000_000 }), { minLength: 1, maxLength: 30 });

it('begins and ends at whole steps', () => {
  const scale = payScaleOf([420_000, 760_000, 1_560_000]);
  expect([scale.from, scale.to, scale.ticks.length]).toEqual([4 * LAKH, 16 * LAKH, 7]);
  expect(scale.at(4 * LAKH)).toBe(0);
  expect(scale.at(10 * LAKH)).toBe(50);
  expect(scale.at(20 * LAKH)).toBe(100);
});

it.each([payScaleOf, payRowsScaleOf])('%o holds every amount, in order, with at most seven ticks', (scaleOf) => {
  fc.assert(
    fc.property(amounts, (some) => {
      const { from, to, ticks, at } = scaleOf(some);
      expect([ticks[0], ticks.at(-1)]).toEqual([from, to]);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks).toEqual(ticks.toSorted((one, other) => one - other));
      for (const amount of some) expect(amount >= from && amount <= to).toBe(true);
      const places = some.toSorted((one, other) => one - other).map(at);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }),
  );
});

describe('the scale of rows', () => {
  it('has equal steps if the groups are alike', () => {
    expect(payRowsScaleOf([5 * LAKH, 19 * LAKH])).toMatchObject({ isLogarithmic: false, from: 5 * LAKH });
  });

  it('is logarithmic if one group earns four times another, with round labels that stand apart', () => {
    const scale = payRowsScaleOf([2.4 * LAKH, 4 * LAKH, 46 * LAKH, 52 * LAKH], 3);
    expect(scale).toMatchObject({ isLogarithmic: true, ticks: [2 * LAKH, 10 * LAKH, 60 * LAKH] });
    expect(scale.at(4 * LAKH) - scale.at(2 * LAKH)).toBeCloseTo(scale.at(40 * LAKH) - scale.at(20 * LAKH), 1);
    // The lower half of the groups has more than the first fifth of the width.
    expect(scale.at(6 * LAKH)).toBeGreaterThan(30);
  });
});

describe('pay far out', () => {
  const figure: SalaryFigure = {
    count: 100,
    importedCount: 0,
    newest: '2026-11',
    isStale: false,
    recentCount: 100,
    checkedCount: 50,
    median: 10 * LAKH,
    band: null,
    lowerQuartile: 8 * LAKH,
    upperQuartile: 12 * LAKH,
    lowestTenth: 6 * LAKH,
    highestTenth: 15 * LAKH,
    medianMargin: 20_000,
    confidence: 'High',
  };
  const steps = [
    { from: 1 * LAKH, to: 5 * LAKH, count: 5 },
    { from: 5 * LAKH, to: 14 * LAKH, count: 75 },
    { from: 14 * LAKH, to: 20 * LAKH, count: 10 },
    { from: 20 * LAKH, to: 90 * LAKH, count: 5 },
    { from: 90 * LAKH, to: null, count: 5 },
  ];

  it('does not stretch the axis of the others, and is counted beyond it', () => {
    const scale = payScaleOf(payPointsOf(figure, steps));
    expect([scale.from, scale.to]).toEqual([5 * LAKH, 20 * LAKH]);
    expect(payBeyondOf(steps, scale)).toEqual({
      below: { count: 5, amount: 5 * LAKH },
      above: { count: 10, amount: 20 * LAKH },
    });
    expect([1, 10, 25].map((lakh) => sideBeyond(scale, lakh * LAKH))).toEqual(['below', null, 'above']);
  });

  it('is none where the axis holds all steps', () => {
    const near = steps.slice(1, 3);
    expect(payBeyondOf(near, payScaleOf(payPointsOf(figure, near)))).toEqual({ below: null, above: null });
  });
});
