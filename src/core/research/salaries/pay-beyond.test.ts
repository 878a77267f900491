import { describe, expect, it } from 'vitest';
import { LAKH } from '@/core/kernel/formatting/indian-number';
import { payOutsideScaleOf, payPointsOf, sideOutsideScale } from './pay-beyond';
import { payScaleOf } from './pay-scale';
import type { SalaryFigure } from './salary';

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
    expect(payOutsideScaleOf(steps, scale)).toEqual({
      below: { count: 5, amount: 5 * LAKH },
      above: { count: 10, amount: 20 * LAKH },
    });
    expect([1, 10, 25].map((lakh) => sideOutsideScale(scale, lakh * LAKH))).toEqual(['below', null, 'above']);
  });

  it('is none where the axis holds all steps', () => {
    const near = steps.slice(1, 3);
    expect(payOutsideScaleOf(near, payScaleOf(payPointsOf(figure, near)))).toEqual({ below: null, above: null });
  });
});
