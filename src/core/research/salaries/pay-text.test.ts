import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payInFull, payInLakh, payInMonth, payRange, payText } from './pay-text';

describe('pay', () => {
  it('is in lakh with one decimal, and in crore from a hundred lakh', () => {
    expect(payInLakh(760_000)).toBe('₹7.6 L');
    expect(payInLakh(9_990_000)).toBe('₹99.9 L');
    expect(payInLakh(9_996_000)).toBe('₹1.0 Cr');
    expect(payInLakh(12_000_000)).toBe('₹1.2 Cr');
  });

  it.each([
    [1_715_000, '₹17.2 L'],
    [255_000, '₹2.6 L'],
    [1_714_999, '₹17.1 L'],
  ])('of ₹%i is rounded half up to %s', (amount, text) => {
    expect(payInLakh(amount)).toBe(text);
  });

  it('is in rupees a month, to the hundred', () => {
    expect(payInMonth(610_000)).toBe('₹50,800');
    expect(payText(760_000, 'month')).toBe('₹63,300');
    expect(payText(760_000, 'year')).toBe('₹7.6 L');
  });

  it('is in full in the headline', () => {
    expect(payInFull(760_000, 'year')).toBe('₹7,60,000');
    expect(payInFull(760_000, 'month')).toBe('₹63,300');
  });

  it('has the unit of a range once', () => {
    expect(payRange(610_000, 980_000, 'year')).toBe('₹6.1 – 9.8 L');
    expect(payRange(9_000_000, 12_000_000, 'year')).toBe('₹90.0 L – ₹1.2 Cr');
    expect(payRange(11_000_000, 12_000_000, 'year')).toBe('₹1.1 – 1.2 Cr');
    expect(payRange(610_000, 980_000, 'month')).toBe('₹50,800 – 81,700');
  });

  it('never says 100 lakh', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (amount) => {
        expect(Number.parseFloat(payInLakh(amount).slice(1))).toBeLessThan(100);
      }),
    );
  });
});
