import { expect, it } from 'vitest';
import { readPay } from '@/server/import/columns/read-pay';
import { UnreadableText } from '@/server/import/columns/unreadable';
import { payAssumptions, payColumns, rangeOf, unclearPeriodReason } from './pay-columns';

const CONTEXT = { now: 0, order: 'dmy' } as const;
const ROWS = 20;

/** Reads the same row repeated, as in a file with one kind of amounts. */
function assumed(amount: string, header: string, location = 'Pune', period: number | null = null) {
  const pay = readPay(amount);
  const row = { amount: pay instanceof UnreadableText ? null : pay, period, currency: null, location };
  return payAssumptions(
    Array.from({ length: ROWS }, () => row),
    [header],
  );
}

it.each([
  ['12', 'CTC', 'Pune', { unit: 'lakh' }],
  ['600000', 'Salary', 'Pune', {}],
  ['₹25,000', 'Salary', 'Pune', { unit: 'UNCLEAR' }],
  ['25000', 'Salary (INR)', 'Pune', { unit: 'UNCLEAR' }],
  ['₹15,000 - ₹30,000', 'Salary', 'Pune', { unit: 'UNCLEAR' }],
  ['₹90,000', 'Annual Salary', 'Pune', {}],
  ['₹90,000 a year', 'Salary', 'Pune', {}],
  ['25000', 'Monthly Salary', 'Pune', { period: 'month' }],
  ['25000', 'Salary', 'Pune', { currency: 'UNCLEAR' }],
  ['110,000', 'BASE SALARY', 'Seattle, WA', { currency: 'UNCLEAR' }],
  ['110,000', 'BASE SALARY', 'SUNNYVALE', { currency: 'UNCLEAR' }],
  ['110,000', 'BASE SALARY', 'Karnataka', {}],
  ['₹110,000', 'BASE SALARY', 'SUNNYVALE', {}],
])('of a file of %j under %j in %j it assumes %j', (amount, header, location, found) => {
  expect(assumed(amount, header, location)).toEqual(found);
});

it('takes small amounts for those of a year if the operator says so', () => {
  expect(assumed('₹25,000', 'Salary', 'Pune', 1)).toEqual({});
});

it.each([
  ['₹25,000', 'UNCLEAR', null, true],
  ['₹25,000', 'UNCLEAR', 12, false],
  ['₹25,000 a month', 'UNCLEAR', null, false],
  ['₹1,25,000', 'UNCLEAR', null, true],
  ['3 lakh', 'UNCLEAR', null, false],
  ['35k', null, null, true],
  ['45000', 'lakh', null, true],
  ['12', 'lakh', null, false],
])('%j in the unit %j for the time %j is unclear: %s', (amount, unit, period, isUnclear) => {
  const pay = readPay(amount);
  if (pay instanceof UnreadableText) throw new Error(`${amount} is pay.`);
  expect(unclearPeriodReason(pay, { unit, period, currency: null }) !== null).toBe(isUnclear);
});

it.each([
  ['Hour', true, 2_080],
  ['Bi-Weekly', true, 26],
  ['YEAR', true, 1],
  ['lakhs', false, null],
  ['INR thousand', false, null],
])('a column of units has %j as a time, and not as a unit: %s', (text, isTime, times) => {
  expect(payColumns.unit.read(text, CONTEXT) instanceof UnreadableText).toBe(isTime);
  const read = payColumns.period.read(text, CONTEXT);
  expect(read instanceof UnreadableText ? null : read).toBe(times);
});

it.each([
  ['3 LPA', '5 LPA', [300_000, 500_000, null]],
  [null, '5 LPA', [500_000, 500_000, 'most']],
  ['0', '5 LPA', [500_000, 500_000, 'most']],
  ['3 LPA', null, [300_000, 300_000, 'least']],
  ['3 LPA', '0', [300_000, 300_000, 'least']],
] as const)('from %j to %j the pay is %j', (least, most, [low, high, limit]) => {
  const payOf = (text: string | null) => {
    const pay = text === null ? null : readPay(text);
    return pay instanceof UnreadableText ? null : pay;
  };
  expect(rangeOf(payOf(least), payOf(most))).toMatchObject({ low, high, limit });
});
