import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDuration } from './duration';

describe('formatDuration', () => {
  it("[VA-DURATION] writes 'N yrs M mos' with yr and mon for one", () => {
    expect(formatDuration(25)).toBe('2 yrs 1 mon');
    expect(formatDuration(14)).toBe('1 yr 2 mos');
    expect(formatDuration(24)).toBe('2 yrs');
    expect(formatDuration(12)).toBe('1 yr');
    expect(formatDuration(5)).toBe('5 mos');
    expect(formatDuration(0)).toBe('0 mos');
  });

  it('loses no month', () => {
    fc.assert(
      fc.property(fc.nat(1200), (months) => {
        const text = formatDuration(months);
        const years = Number(/(\d+) yr/.exec(text)?.[1] ?? 0);
        const rest = Number(/(\d+) mo/.exec(text)?.[1] ?? 0);
        expect(years * 12 + rest).toBe(months);
      }),
    );
  });
});
