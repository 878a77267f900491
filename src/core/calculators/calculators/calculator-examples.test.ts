import { describe, expect, it } from 'vitest';
import { calculatorExamplesOn } from './calculator-examples';

describe('the examples of the calculators', () => {
  it('are worked out by the rules of the day', () => {
    const { year, takeHome, hike, hra, gratuity, exit } = calculatorExamplesOn('2026-11-26');
    expect(year).toBe('2026-27');
    expect(takeHome).toEqual({ ctc: '₹14,40,000', month: '₹1,05,709', regime: 'new' });
    expect(hike).toEqual({ old: '₹9,60,000', percent: '15%', month: '₹11,712' });
    expect(hra).toEqual({ rent: '₹23,500', city: 'Bengaluru', exempt: '₹2,28,000' });
    expect(exit).toEqual({ wagesDay: '30 Nov 2026' });
    expect(gratuity).toEqual({ years: '7', basic: '₹40,000', due: '₹1,61,538' });
  });

  it('are others in another year', () => {
    expect(calculatorExamplesOn('2024-11-26').takeHome?.month).not.toBe(
      calculatorExamplesOn('2026-11-26').takeHome?.month,
    );
  });

  it('are left out of a year without rules', () => {
    const { takeHome, hike, hra } = calculatorExamplesOn('2012-11-26');
    expect([takeHome, hike, hra]).toEqual([null, null, null]);
  });
});
