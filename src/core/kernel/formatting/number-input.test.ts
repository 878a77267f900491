import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumberInput, parseGroupedInteger } from './number-input';

const bounds = { min: 0, max: 99_00_00_000 };

describe('number field', () => {
  it('[VA-NUMFMT-PARSE] strips commas and parses an integer, answering empty for no number', () => {
    expect(parseGroupedInteger('1,234')).toBe(1234);
    expect(formatNumberInput('abc', bounds)).toBe('');
    expect(formatNumberInput('', bounds)).toBe('');
    expect(parseGroupedInteger('abc')).toBeNull();
  });

  it('[VA-NUMFMT-CLAMP] keeps a value at or above the max at the max, and a negative one at the minimum', () => {
    expect(formatNumberInput('99', { min: 1, max: 99 })).toBe('99');
    expect(formatNumberInput('100', { min: 1, max: 99 })).toBe('99');
    expect(formatNumberInput('-1', { min: 1, max: 99 })).toBe('1');
    expect(formatNumberInput('98', { min: 1, max: 99 })).toBe('98');
  });

  it('[VA-NUMFMT-GROUP] groups the digits in the Indian way', () => {
    expect(formatNumberInput('1234567', bounds)).toBe('12,34,567');
  });

  it('does not change what it has formatted', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (text, a, b) => {
        const within = { min: Math.min(a, b), max: Math.max(a, b) };
        const once = formatNumberInput(text, within);
        expect(formatNumberInput(once, within)).toBe(once);
      }),
    );
  });
});
