import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountPeriod, groupTyped, readAmount } from './amount-input';
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
    '12L per annum',
    '12 LPA p.a.',
    '12 lakhs a year',
    '12 lakh/year',
    '12 lakh rupees only',
    '1200000 INR',
    '1200000 Rs.',
    '12,00,000/- only',
    'Rs. 12,00,000/- p.a.',
    '12 lakh per month',
    '0.12crs',
    '0.12 cr yearly',
    '0.12 cr',
    '1200k',
    '१२,००,०००',
    '१२ लाख',
    '১২,০০,০০০',
    ' 12,00,000.00 ',
    '\u200b12,00,000\ufeff',
    '\u202a₹12,00,000\u202c',
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
    ['12 lakh a week', 'notANumber'],
    ['12 lakh per', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['12e5', 'notANumber'],
    ['NaN', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['100.1 crore', 'tooMuch'],
    ['999999999999999999999', 'tooMuch'],
  ])('%s is refused: %s', (typed, fault) => {
    expect(readAmount(typed)).toBe(fault);
  });

  it.each([
    ['12 LPA', 'year'],
    ['12 lakh p.a.', 'year'],
    ['₹12,00,000/- per annum', 'year'],
    ['12L a year only', 'year'],
    ['1 lakh per month', 'month'],
    ['50,000 p.m.', 'month'],
    ['50k monthly', 'month'],
    ['50,000/month', 'month'],
    ['12 lakh', null],
    ['12,00,000/-', null],
    ['', null],
  ])('%s is for: %s', (typed, period) => {
    expect(amountPeriod(typed)).toBe(period);
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
