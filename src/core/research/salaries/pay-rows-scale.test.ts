import { describe, expect, it } from 'vitest';
import { LAKH } from '@/core/kernel/formatting/indian-number';
import { payRowsScaleOf } from './pay-rows-scale';

describe('the scale of rows', () => {
  it('has equal steps if the groups are alike', () => {
    expect(payRowsScaleOf([5 * LAKH, 19 * LAKH])).toMatchObject({ isLogarithmic: false, from: 5 * LAKH });
  });

  it('is logarithmic if one group earns four times another, with round labels that stand apart', () => {
    const scale = payRowsScaleOf([2.4 * LAKH, 4 * LAKH, 46 * LAKH, 52 * LAKH], 3);
    expect(scale).toMatchObject({ isLogarithmic: true, ticks: [2 * LAKH, 10 * LAKH, 60 * LAKH] });
    expect(scale.at(4 * LAKH) - scale.at(2 * LAKH)).toBeCloseTo(scale.at(40 * LAKH) - scale.at(20 * LAKH), 1);
    expect(scale.at(6 * LAKH)).toBeGreaterThan(30);
  });
});
