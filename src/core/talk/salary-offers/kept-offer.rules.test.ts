import { anOffer } from '@tests/support/an-offer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payInLakh } from '@/core/research/salaries/pay-text';
import { roundedOfferAmount, roundedOfferOf } from './kept-offer.rules';

describe('the amounts of an offer', () => {
  it.each([
    [0, 0],
    [1, 10_000],
    [1_234_567, 1_230_000],
    [1_876_543, 1_880_000],
    [1_715_000, 1_720_000],
    [9_994_999, 9_990_000],
    [9_995_000, 10_000_000],
    [12_345_678, 12_000_000],
    [1_000_000_000, 1_000_000_000],
  ])('are kept as they are shown: %i as %i', (amount, kept) => {
    expect(roundedOfferAmount(amount)).toBe(kept);
  });

  it('read the same before and after, and are kept once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5_000, max: 1_000_000_000 }), (amount) => {
        const kept = roundedOfferAmount(amount);
        expect(payInLakh(kept)).toBe(payInLakh(amount));
        expect(roundedOfferAmount(kept)).toBe(kept);
      }),
    );
  });

  it('of stock are those of a year', () => {
    const stock = { type: 'esops', value: 1_000_000, vestingPeriod: '3' } as const;
    const kept = roundedOfferOf(anOffer({ fixed: 1_234_567, stock }));
    expect(kept).toMatchObject({ fixed: 1_230_000, stock: { value: 990_000 } });
    expect(roundedOfferOf(kept)).toEqual(kept);
  });
});
