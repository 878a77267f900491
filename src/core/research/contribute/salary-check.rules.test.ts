import { describe, expect, it } from 'vitest';
import { isOutlier, unusualPayIn, yearFault } from './salary-check.rules';

describe('unusual pay', () => {
  const pay = { fixed: 1_000_000, variable: 0, stock: 0, typical: 1_000_000 };
  const unknown = { ...pay, typical: null };

  it.each([
    ['a bonus of twice the fixed pay', { ...pay, variable: 2_000_000 }, null],
    ['a bonus above', { ...pay, variable: 2_000_001 }, ['variableSalary', 'The bonus is more than twice']],
    ['a bonus without fixed pay', { ...pay, fixed: 0, variable: 1_000_000 }, null],
    ['a bonus beside a rupee', { ...pay, fixed: 1, variable: 500_000 }, ['variableSalary', 'The bonus is more than']],
    ['stock of twice the fixed pay', { ...pay, stock: 2_000_000 }, null],
    ['stock above', { ...pay, stock: 2_000_001 }, ['stockDetail', 'A year of this stock is more than twice']],
    ['stock without fixed pay', { ...pay, fixed: 0, stock: 1_000_000 }, null],
    ['stock beside a rupee', { ...pay, fixed: 1, stock: 500_000 }, ['stockDetail', 'A year of this stock']],
    ['four medians', { ...pay, fixed: 2_000_000, variable: 1_000_000, stock: 1_000_000 }, null],
    [
      'more',
      { ...pay, fixed: 2_000_000, variable: 1_000_000, stock: 1_000_001 },
      ['fixedSalary', 'more than four times'],
    ],
    ['a quarter of the median', { ...pay, fixed: 250_000 }, null],
    ['less', { ...pay, fixed: 249_999 }, ['fixedSalary', 'less than a quarter']],
    ['more than 1.5 crore of a median near it', { ...pay, fixed: 15_000_001, typical: 15_000_000 }, null],
    ['little of a low median', { ...pay, fixed: 119_999, typical: 120_000 }, null],
    ['1.5 crore', { ...unknown, fixed: 15_000_000 }, null],
    ['more than 1.5 crore', { ...unknown, fixed: 15_000_001 }, ['fixedSalary', 'more than 1.5 crore']],
    ['₹10,000 a month', { ...unknown, fixed: 120_000 }, null],
    ['less than ₹10,000 a month', { ...unknown, fixed: 119_999 }, ['fixedSalary', 'less than ₹10,000']],
  ] as const)('%s', (_name, checked, asked) => {
    const found = unusualPayIn(checked);
    if (asked === null) expect(found).toBeNull();
    else expect(found).toMatchObject({ field: asked[0], question: expect.stringContaining(asked[1]) });
  });
});

it.each([
  [null, 'Select a year from 2021 to 2026.'],
  [2020, 'Select a year from 2021 to 2026.'],
  [2021, null],
  [2026, null],
  [2027, 'Select a year from 2021 to 2026.'],
])('pay that was earned last in %s', (year, fault) => {
  expect(yearFault(year, Date.parse('2026-11-20T06:00:00Z'))).toBe(fault);
});

it.each([
  ['five medians', 5_000_000, { median: 1_000_000, lower: null, upper: null }, false],
  ['more', 5_000_001, { median: 1_000_000, lower: null, upper: null }, true],
  ['a fifth', 200_000, { median: 1_000_000, lower: null, upper: null }, false],
  ['less', 199_999, { median: 1_000_000, lower: null, upper: null }, true],
  ['three distances above the quartile', 1_550_000, { median: 1_000_000, lower: 950_000, upper: 1_100_000 }, false],
  ['further', 1_550_001, { median: 1_000_000, lower: 950_000, upper: 1_100_000 }, true],
  ['three distances below', 500_000, { median: 1_000_000, lower: 950_000, upper: 1_100_000 }, false],
  ['further below', 499_999, { median: 1_000_000, lower: 950_000, upper: 1_100_000 }, true],
  ['two medians of a role without quartiles', 2_000_000, { median: 1_000_000, lower: 900_000, upper: null }, false],
  ['anything of an unknown role', 99_000_000, { median: null, lower: null, upper: null }, false],
])('pay of %s is held: %#', (_name, total, role, held) => {
  expect(isOutlier(total, role)).toBe(held);
});
