import { salaryFacts } from '@tests/support/salary-facts';
import { describe, expect, it } from 'vitest';
import { MIN_COMPARED_REPORTS } from '@/core/research/fair-pay/fair-pay.rules';
import { bonusOf } from './bonus.rules';
import { exact, ZERO } from './exact';
import type { GratuityFacts } from './gratuity.rules';
import { gratuityOf } from './gratuity.rules';
import { hikeBy, hikeTo } from './hike.rules';
import { incomeTaxOf } from './income-tax.rules';
import { asksForSex, STATES } from './professional-tax.rules';
import { ceilingsOf, providentFundOf } from './provident-fund.rules';
import { bothRegimesOf, breakEvenOf } from './regimes.rules';

function tabled<Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value {
  if (!result.ok) throw new Error('There is no table for that day.');
  return result.value;
}

it('a group of ten reports is compared with, a smaller one is not', () => {
  expect(MIN_COMPARED_REPORTS).toBe(10);
});

it.each([
  [29, 21_000, false],
  [30, 21_000, true],
  [30, 21_001, false],
  [30, 0, false],
])('a bonus for %i days at ₹%i a month is due: %s', (daysWorked, wages, isEligible) => {
  const facts = { day: '2026-12-01', wages: exact(wages), months: 12, daysWorked, minimumWage: null };
  const bonus = tabled(bonusOf(facts));
  expect(bonus.isEligible).toBe(isEligible);
  expect([bonus.least, bonus.most].map((amount) => amount.valueOf())).toEqual(isEligible ? [7_000, 16_800] : [0, 0]);
});

it('a hike keeps the per cent that was typed, and has two decimals where it follows from two amounts', () => {
  expect(hikeBy(exact(3), exact(10)).percent?.valueOf()).toBe(10);
  expect(hikeTo(exact(3), exact(4)).percent?.valueOf()).toBe(33.33);
});

it('only Maharashtra has a table of professional tax for women', () => {
  expect(STATES.filter(asksForSex)).toEqual(['Maharashtra']);
});

describe('the next year of a gratuity', () => {
  const facts = (months: number, days: number): GratuityFacts => ({
    isCovered: true,
    isGovernment: false,
    reason: 'resignation',
    service: { years: 6, months, days },
    lastDay: '2026-12-01',
    basic: exact(50_000),
    otherPay: ZERO,
    received: null,
    exemptEarlier: ZERO,
  });

  it.each([
    [0, 0, 6],
    [5, 29, 6],
    [6, 0, 6],
    [6, 1, 7],
    [7, 0, 7],
    [11, 29, 7],
  ])('after six years, %i months and %i days: %i years count, and one more above six further months', (...row) => {
    const [months, days, years] = row;
    const { countedYears, nextYear } = tabled(gratuityOf(facts(months, days)));
    expect(countedYears.valueOf()).toBe(years);
    expect(nextYear).toMatchObject({ service: { years, months: 6, days: 0 }, isAbove: true });
  });

  it('begins one day after the service that is named', () => {
    const counted = (service: GratuityFacts['service']) =>
      tabled(gratuityOf({ ...facts(0, 26), service })).countedYears.valueOf();
    const last = tabled(gratuityOf(facts(0, 26))).nextYear?.service ?? { years: 0, months: 0, days: 0 };
    expect([counted(last), counted({ ...last, days: 1 })]).toEqual([6, 7]);
  });
});

describe('provident fund', () => {
  const month = (name: string) =>
    tabled(
      providentFundOf({
        month: name,
        wages: exact(40_000),
        base: 'ceiling',
        voluntaryRate: ZERO,
        isPensionMember: true,
      }),
    );

  it.each([
    ['2026-08', [[15_000, 31]], 15_000],
    [
      '2026-05',
      [
        [15_000, 28],
        [15_000, 3],
      ],
      15_000,
    ],
    [
      '2026-09',
      [
        [15_000, 16],
        [25_000, 14],
      ],
      19_666.67,
    ],
    ['2026-10', [[25_000, 31]], 25_000],
  ] as const)('of %s has the ceilings %j', (name, ceilings, wages) => {
    const { ceilings: found, cappedWages } = month(name);
    expect(found.map(({ ceiling, days }) => [ceiling, days])).toEqual(ceilings);
    expect(cappedWages.valueOf()).toBeCloseTo(wages, 2);
  });

  it('is alike in months that lie in one table whole', () => {
    const months = ['2026-04', '2026-05', '2026-06', '2026-08', '2026-09', '2026-10', '2027-03'];
    expect(months.map(ceilingsOf)).toEqual([
      '2014-09-01',
      '2026-05',
      '2026-05-29',
      '2026-05-29',
      '2026-09',
      '2026-09-17',
      '2026-09-17',
    ]);
    expect(ceilingsOf('2014-09')).toBe('2014-09-01');
  });
});

it('income tax has a line for each slab that is taxed and reached', () => {
  const linesOf = (totalIncome: number) =>
    tabled(
      incomeTaxOf({
        year: '2026-27',
        regime: 'new',
        age: 'below60',
        isResident: true,
        totalIncome: exact(totalIncome),
      }),
    )
      .lines.map(({ text }) => text)
      .filter((text) => /^(Above )?₹/.test(text));
  expect(linesOf(4_00_000)).toEqual([]);
  expect(linesOf(4_00_010)).toEqual(['₹4,00,000 to ₹8,00,000, 5%']);
  expect(linesOf(24_00_010)).toHaveLength(6);
});

it('the old regime’s deductions break even to ten rupees', () => {
  const facts = salaryFacts({ ctc: exact(25_00_000), isInsuredDistrict: false });
  const both = tabled(bothRegimesOf(facts));
  const { needed } = breakEvenOf(facts, both);
  const income = both.old.salary.gross.add(both.old.salary.employerNps).add(both.old.excessFunds);
  const payable = (taxable: typeof income) =>
    tabled(incomeTaxOf({ year: facts.year, regime: 'old', age: facts.age, isResident: true, totalIncome: taxable }))
      .payable;
  const most = income.sub(needed);
  expect(most.mod(10).valueOf()).toBe(0);
  expect(payable(most).lte(both.new.tax.payable)).toBe(true);
  expect(payable(most.add(10)).gt(both.new.tax.payable)).toBe(true);
});
