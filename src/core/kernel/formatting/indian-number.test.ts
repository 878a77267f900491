import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CRORE, groupIndian, LAKH } from './indian-number';

describe('groupIndian', () => {
  it('[VA-NUM-GROUPING] groups thousands, then pairs', () => {
    expect(groupIndian(1234567)).toBe('12,34,567');
    expect(groupIndian(999)).toBe('999');
    expect(groupIndian(100000)).toBe('1,00,000');
    expect(groupIndian(-1234567)).toBe('-12,34,567');
    expect(groupIndian(12.345)).toBe('12.35');
  });

  it('groups whole numbers as the platform does', () => {
    const platform = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(groupIndian(value)).toBe(platform.format(value));
      }),
    );
  });

  it('keeps every digit of every whole number', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(groupIndian(value).replaceAll(',', '')).toBe(String(value));
      }),
    );
  });

  it('puts three digits in the last group and two in all others but the first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: Number.MAX_SAFE_INTEGER }), (value) => {
        expect(groupIndian(value)).toMatch(/^\d{1,2}(,\d{2})*,\d{3}$/);
      }),
    );
  });
});

it('[VA-NUM-CRORE] a crore is 10,000,000, a hundred lakh', () => {
  expect(CRORE).toBe(10_000_000);
  expect(CRORE).toBe(100 * LAKH);
});
