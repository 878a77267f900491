import { salaryFacts } from '@tests/support/salary-facts';
import { describe, expect, it } from 'vitest';
import { exact } from './exact';
import type { SalaryFacts } from './salary.rules';
import { takeHomeOf } from './take-home.rules';
import { ceilingStepOf, halfWagesOf, isInRelief, ministryExamples } from './take-home-notes.rules';

function takeHome(over: Partial<SalaryFacts>) {
  const facts = salaryFacts(over);
  const result = takeHomeOf(facts, 'new');
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return { facts, takeHome: result.value };
}

describe('the step of the ceiling', () => {
  it('is on the day of 2026-27 on which the ceiling rose, with the shares before and after', () => {
    const step = ceilingStepOf(takeHome({ ctc: exact(18_00_000) }).takeHome);
    expect([step?.day, step?.from.valueOf(), step?.to.valueOf()]).toEqual(['17 Sep 2026', 15_000, 25_000]);
    expect([step?.before.valueOf(), step?.after.valueOf()]).toEqual([1_800, 3_000]);
  });

  it.each([
    ['in a year with one ceiling', { year: '2025-26' }],
    ['on all wages', { providentFund: 'actual' }],
    ['without provident fund', { providentFund: 'none' }],
  ] as const)('is none %s', (_case, over) => {
    expect(ceilingStepOf(takeHome({ ctc: exact(18_00_000), ...over }).takeHome)).toBeNull();
  });
});

it.each([
  ['basic pay is less than half of all pay', { ctc: exact(6_00_000), basicRate: exact(30) }, 25_000],
  ['basic pay is more than half', { ctc: exact(4_00_000), basicRate: exact(60) }, null],
  ['basic pay is the ceiling', { ctc: exact(12_00_000), basicRate: exact(25) }, null],
  ['nothing goes to provident fund', { ctc: exact(6_00_000), basicRate: exact(30), providentFund: 'none' }, null],
  ['the codes do not hold yet', { year: '2024-25', ctc: exact(4_00_000), basicRate: exact(30) }, null],
] as const)('half of all pay counts: %s', (_case, over, wages) => {
  const { facts, takeHome: result } = takeHome(over);
  expect(halfWagesOf(facts, result)?.valueOf() ?? null).toBe(wages);
});

it.each([
  ['of the rebate', 13_50_000, true],
  ['of the surcharge', 52_50_000, true],
  ['of neither below', 11_00_000, false],
  ['of neither above', 30_00_000, false],
])('relief %s is noticed at a CTC of ₹%i: %s', (_case, ctc, isRelieved) => {
  expect(isInRelief(takeHome({ ctc: exact(ctc) }).takeHome)).toBe(isRelieved);
});

it('the ministry’s example is of its month and the one after the ceiling rose, in the years of both', () => {
  const monthsIn = (year: string) => ministryExamples(year).map(({ month }) => month);
  expect(['2024-25', '2025-26', '2026-27'].map(monthsIn)).toEqual([
    [],
    ['Dec 2025', 'Oct 2026'],
    ['Dec 2025', 'Oct 2026'],
  ]);
});
