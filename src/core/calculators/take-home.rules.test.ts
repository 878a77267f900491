import { salaryFacts } from '@tests/support/salary-facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, sumOf, ZERO } from './exact';
import { hraOf } from './hra.rules';
import { STATES } from './professional-tax.rules';
import type { SalaryFacts } from './salary.rules';
import { TAX_REGIMES } from './tables/income-tax';
import { takeHomeOf } from './take-home.rules';
import { monthsOfTakeHome } from './take-home-months.rules';

const RUNS = { numRuns: 60 };

const anyFacts = fc
  .record({
    year: fc.constantFrom('2024-25', '2025-26', '2026-27'),
    state: fc.constantFrom(...STATES),
    sex: fc.constantFrom('female' as const, 'male' as const),
    age: fc.constantFrom('below60' as const, '60to79' as const, '80plus' as const),
    ctc: fc.integer({ min: 60_000, max: 10_00_00_000 }),
    variableShare: fc.integer({ min: 0, max: 100 }),
    basicRate: fc.integer({ min: 1, max: 100 }),
    providentFund: fc.constantFrom('none' as const, 'ceiling' as const, 'actual' as const),
    employerNpsRate: fc.integer({ min: 0, max: 14 }),
    rentAMonth: fc.integer({ min: 0, max: 5_00_000 }),
  })
  .map(({ ctc, variableShare, basicRate, employerNpsRate, rentAMonth, ...others }) =>
    salaryFacts({
      ...others,
      ctc: exact(ctc),
      variable: exact(Math.floor((ctc * variableShare) / 200)),
      basicRate: exact(basicRate),
      employerNpsRate: exact(employerNpsRate),
      rentAMonth: exact(rentAMonth),
    }),
  );

function takeHome(facts: SalaryFacts, regime: (typeof TAX_REGIMES)[number] = 'new') {
  const result = takeHomeOf(facts, regime);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

describe('take-home', () => {
  it('has twelve months that add up to the year', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...TAX_REGIMES), (facts, regime) => {
        const result = takeHome(facts, regime);
        const months = monthsOfTakeHome(facts, result);
        expect(months).toHaveLength(12);
        const net = sumOf(months.map((month) => month.net));
        expect(net.equals(result.netYear), `${net} of ${result.netYear}`).toBe(true);
        expect(sumOf(months.map(({ tax }) => tax)).equals(result.tax.payable)).toBe(true);
      }),
      RUNS,
    );
  });

  it('is the gross pay less everything that comes off', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...TAX_REGIMES), (facts, regime) => {
        const { salary, netYear, tax, professionalTax } = takeHome(facts, regime);
        const cost = [salary.gross, salary.employerFund, salary.gratuity, salary.employerNps, salary.employerInsurance];
        expect(sumOf(cost).equals(facts.ctc)).toBe(true);
        const off = [salary.employeeFund, salary.employeeInsurance, professionalTax.year, tax.payable, netYear];
        expect(sumOf(off).equals(salary.gross)).toBe(true);
      }),
      RUNS,
    );
  });

  it('exempts no more rent allowance than each of the three amounts', () => {
    const amounts = fc.integer({ min: 0, max: 3_00_000 }).map((amount) => exact(amount));
    fc.assert(
      fc.property(
        fc.constantFrom('2024-25', '2026-27'),
        fc.array(fc.record({ months: fc.integer({ min: 1, max: 12 }), basic: amounts, hra: amounts, rent: amounts })),
        (year, periods) => {
          const full = periods.map((period) => ({ ...period, dearness: ZERO, commission: ZERO, city: 'Mumbai' }));
          const result = hraOf(year, full);
          if (!result.ok) throw new Error('There is a table.');
          for (const { exempt, received, rentAboveShare, shareOfSalary } of result.value.periods) {
            for (const most of [received, rentAboveShare, shareOfSalary]) expect(exempt.lte(most)).toBe(true);
          }
          expect(result.value.taxable.gte(0)).toBe(true);
        },
      ),
      RUNS,
    );
  });

  it('takes state insurance off where pay is low, and the employer’s share off the cost to company', () => {
    const { salary, netYear } = takeHome(salaryFacts({ ctc: exact(2_40_000), state: 'Delhi' }));
    const month = salary.gross.div(12);
    expect(month.lt(21_000)).toBe(true);
    const employer = month.mul('3.25').div(100).ceil().mul(12);
    expect(salary.employerInsurance.equals(employer)).toBe(true);
    expect(salary.gross.sub(salary.employeeFund).sub(salary.employeeInsurance).equals(netYear)).toBe(true);
    expect(
      takeHome(salaryFacts({ ctc: exact(2_40_000), isInsuredDistrict: false })).salary.employerInsurance.valueOf(),
    ).toBe(0);
  });

  it('taxes what the employer pays into funds above seven and a half lakh a year', () => {
    const facts = salaryFacts({ ctc: exact(3_00_00_000), providentFund: 'actual' });
    const { excessFunds, salary } = takeHome(facts);
    expect(salary.employerFund.valueOf()).toBe(18_00_000);
    expect(excessFunds.valueOf()).toBe(10_50_000);
  });

  it('has a step in September 2026 and a dearer February', () => {
    const facts = salaryFacts({ ctc: exact(18_00_000), state: 'Karnataka' });
    const months = monthsOfTakeHome(facts, takeHome(facts));
    expect(months.map(({ fund }) => fund.valueOf())).toEqual([...Array(5).fill(1_800), 2_360, ...Array(6).fill(3_000)]);
    expect(months[10]?.professionalTax.sub(months[9]?.professionalTax ?? 0).valueOf()).toBe(100);
  });

  it('takes Punjab’s tax from who pays income tax', () => {
    const of = (ctc: number) => takeHome(salaryFacts({ state: 'Punjab', ctc: exact(ctc) })).professionalTax.year;
    expect([of(6_00_000).valueOf(), of(18_00_000).valueOf()]).toEqual([0, 2_400]);
  });
});
