import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupTyped, readAmount } from './amount-input';
import { groupIndian } from './indian-number';

describe('an amount as it is typed', () => {
  it.each([
    '1200000',
    '12,00,000',
    '1,200,000',
    '₹12,00,000/-',
    '₹ 12,00,000',
    'Rs. 12,00,000',
    'INR 1200000 only',
    '12 lakh',
    '12 Lacs',
    '12L',
    '12 LPA',
    '12lpa',
    '12 lakh p.a.',
    '0.12 cr',
    '1200k',
    '१२,००,०००',
    '१२ लाख',
    '১২,০০,০০০',
    ' 12,00,000.00 ',
  ])('%s is twelve lakh', (typed) => {
    expect(readAmount(typed)).toBe(12_00_000);
  });

  it.each([
    ['', 'empty'],
    ['₹', 'empty'],
    ['-5', 'negative'],
    ['−12 lakh', 'negative'],
    ['abc', 'notANumber'],
    ['12 dozen', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['12e5', 'notANumber'],
    ['NaN', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['100.1 crore', 'tooMuch'],
    ['999999999999999999999', 'tooMuch'],
  ])('%s is refused: %s', (typed, fault) => {
    expect(readAmount(typed)).toBe(fault);
  });

  it('reads back what it groups', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (amount) => {
        expect(groupTyped(String(amount))).toBe(groupIndian(amount));
        expect(readAmount(groupTyped(String(amount)))).toBe(amount);
      }),
    );
  });

  it('never answers a number that is none', () => {
    fc.assert(fc.property(fc.string(), (typed) => !Number.isNaN(readAmount(typed))));
  });

  it('groups digits while they are typed, and leaves words alone', () => {
    expect(['120000', '12,00,00', '1,2', '१२०००', '12 la', '12.5', ''].map(groupTyped)).toEqual([
      '1,20,000',
      '1,20,000',
      '12',
      '12,000',
      '12 la',
      '12.5',
      '',
    ]);
  });
});
