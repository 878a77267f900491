import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeast, headlineFiguresOf } from './headline-figures';

describe('the figures of the product', () => {
  it('[PD-STATS] are worded as the specification words them', () => {
    const stats = { reviews: 8_000_000, interviews: 1_000_000, salaries: 40_000_000, users: 15_000_000 };
    expect(headlineFiguresOf(stats)).toEqual([
      { value: '80 Lakh+', label: 'reviews' },
      { value: '10 Lakh+', label: 'interviews' },
      { value: '4 Crore+', label: 'salaries' },
      { value: '1.5 Crore+', label: 'users' },
    ]);
  });

  it('leave out what there is nothing of', () => {
    expect(headlineFiguresOf({ reviews: 0, interviews: 0, salaries: 0, users: 5_120 })).toEqual([
      { value: '5,100+', label: 'users' },
    ]);
  });

  it.each([
    [1, '1'],
    [10, '10'],
    [11, '11+'],
    [99, '99+'],
    [129, '120+'],
    [999, '990+'],
    [1_000, '1,000+'],
    [12_999, '12,000+'],
    [99_999, '99,000+'],
    [100_000, '1 Lakh+'],
    [129_999, '1.2 Lakh+'],
    [9_999_999, '99 Lakh+'],
    [10_000_000, '1 Crore+'],
    [123_456_789, '12 Crore+'],
    [1_234_567_890, '120 Crore+'],
    [99_999_999_999, '9,900 Crore+'],
  ])('%d is %s', (count, words) => {
    expect(atLeast(count)).toBe(words);
  });

  it('never say more than there is, nor less than nine tenths of it', () => {
    const sizes: Readonly<Record<string, number>> = { Crore: 10_000_000, Lakh: 100_000 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (count) => {
        const [number = '', unit = ''] = atLeast(count).replace('+', '').split(' ');
        const said = Number(number.replaceAll(',', '')) * (sizes[unit] ?? 1);
        expect(said).toBeLessThanOrEqual(count + 1e-6);
        expect(said).toBeGreaterThan(count * 0.9);
      }),
    );
  });
});
