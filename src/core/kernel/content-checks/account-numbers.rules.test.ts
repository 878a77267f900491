import { expect, it } from 'vitest';
import { findAccountNumbers, hasVerhoeffDigit } from './account-numbers.rules';

const card = (length: number) => {
  const digits = '4'.padEnd(length - 1, '1');
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

it.each([
  ['my account 123456789 is with them', true],
  ['my account 12345678 is with them', false],
  [`my account ${'1'.repeat(18)} is with them`, true],
  [`my account ${'1'.repeat(19)} is with them`, false],
  [`account ${'x'.repeat(22)} 123456789`, true],
  [`account ${'x'.repeat(23)} 123456789`, false],
  ['ABCPA1234Z is mine', true],
  ['ABPA1234Z is mine', false],
  ['ABCDPA1234Z is mine', false],
  ['ABCPA123Z is mine', false],
  ['ABCPA12345Z is mine', false],
  [`pay to ${card(13)}`, true],
  [`pay to ${card(19)}`, true],
  [`pay to ${card(12)}`, false],
  [`pay to ${card(20)}`, false],
  ['pay to 4929000000006', true],
  ['pay to 4929000000007', false],
  ['mine is 234123412346', true],
  ['mine is 2341 2341 2346', true],
  ['mine is 2341 23412346', false],
  ['mine is 2341 2341 2347', false],
])('“%s” holds the number of an account: %s', (text, holds) => {
  expect(findAccountNumbers(text).length > 0).toBe(holds);
});

// 236, 12345 and 123456789012 with the digits that are published as examples of the algorithm.
it.each([
  ['2363', true],
  ['2369', false],
  ['123451', true],
  ['123459', false],
  ['1234567890120', true],
  ['1234567890129', false],
])('%s ends with its check digit of Verhoeff: %s', (number, isChecked) => {
  expect(hasVerhoeffDigit(number)).toBe(isChecked);
});
