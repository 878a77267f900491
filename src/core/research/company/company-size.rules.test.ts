import { describe, expect, it } from 'vitest';
import { COMPANY_SIZES, sizeOf } from './company-size.rules';

describe('the size of a company', () => {
  it.each([
    [1, 1, '1-10'],
    [1, 10, '1-10'],
    [9, 10, '1-10'],
    [9, 12, null],
    [9, 11, '1-10'],
    [7, 12, null],
    [10, 10, '1-10'],
    [11, 11, '11-50'],
    [10, 49, '11-50'],
    [9, 49, null],
    [99_999, Number.POSITIVE_INFINITY, null],
    [1_000, 5_000, '1k-5k'],
    [1_001, 5_000, '1k-5k'],
    [100_000, Number.POSITIVE_INFINITY, '1 Lakh+'],
    [250_000, 250_000, '1 Lakh+'],
    [10_001, Number.POSITIVE_INFINITY, null],
    [51, 1_000, null],
    [0, 0, null],
  ])('of %d to %d is %j', (least, most, label) => {
    const size = sizeOf(least, most);
    expect(size === null ? null : size.label).toBe(label);
  });

  it('is one of ten ranges', () => {
    expect(COMPANY_SIZES.map(({ most }) => most)).toEqual([
      ...[10, 50, 200, 500, 1_000, 5_000, 10_000, 50_000, 100_000],
      Number.POSITIVE_INFINITY,
    ]);
  });

  it('is one of ranges that leave no number out', () => {
    for (const [place, { least }] of COMPANY_SIZES.entries())
      expect(least).toBe((COMPANY_SIZES[place - 1]?.most ?? 0) + 1);
  });
});
