import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortNumber } from './short-number';

describe('shortNumber', () => {
  it('[VA-NUM-SHORT] uses k, L and Cr from 1e3, 1e5 and 1e7', () => {
    expect(shortNumber(999)).toBe('999');
    expect(shortNumber(1500)).toBe('1.5k');
    expect(shortNumber(150_000)).toBe('1.5L');
    expect(shortNumber(15_000_000)).toBe('1.5Cr');
  });

  it.each([
    [0, '0'],
    [1000, '1k'],
    [1049, '1k'],
    [99_949, '99.9k'],
    [99_950, '1L'],
    [100_000, '1L'],
    [9_999_999, '1Cr'],
    [10_000_000, '1Cr'],
    [80_00_000, '80L'],
    [12_34_56_78_900, '1,234.6Cr'],
    [-1500, '-1.5k'],
  ])('writes %d as %s', (value, text) => {
    expect(shortNumber(value)).toBe(text);
  });

  it('stays within a tenth of the unit that it shows', () => {
    const sizes = new Map([
      ['', 1],
      ['k', 1e3],
      ['L', 1e5],
      ['Cr', 1e7],
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (value) => {
        const [, digits = '', letter = ''] = /^([\d,.]+)(\D*)$/.exec(shortNumber(value)) ?? [];
        const size = sizes.get(letter) ?? Number.NaN;
        expect(Math.abs(Number(digits.replaceAll(',', '')) * size - value)).toBeLessThanOrEqual(size * 0.051);
      }),
    );
  });
});
