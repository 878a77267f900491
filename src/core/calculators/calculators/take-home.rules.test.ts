import { salaryFacts } from '@tests/support/salary-facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, sumOf, ZERO } from './exact';
import { hraOf } from './hra.rules';
import { STATES } from './professional-tax.rules';
import type { SalaryFacts } from './salary.rules';
import { insuranceTableOf } from './state-insurance.rules';
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

  it('insures nobody above the limit, which is higher only with a disability', () => {
    const { salary } = takeHome(salaryFacts({ ctc: exact(3_00_000) }));
    expect([salary.gross.div(12).gt(21_000), salary.gross.div(12).lt(25_000)]).toEqual([true, true]);
    expect(salary.employerInsurance.valueOf()).toBe(0);
  });

  it('takes the share of a rupee more a month where no share in whole rupees fits its own pay', () => {
    const facts = salaryFacts({ ctc: exact(60_235), providentFund: 'none', isGratuityInCtc: false });
    const { gross, employerInsurance } = takeHome(facts).salary;
    expect([gross.valueOf(), employerInsurance.valueOf()]).toEqual([58_327, 12 * 159]);
    const due = (pay: typeof gross) => pay.div(12).mul('3.25').div(100).ceil().valueOf();
    expect([due(gross), due(gross.add(12))]).toEqual([158, 159]);
  });

  it('has one table of state insurance for months with the same row', () => {
    expect(['2026-05', '2026-11', '2026-12', '2027-04'].map(insuranceTableOf)).toEqual([
      '2019-07-01',
      '2019-07-01',
      '2026-11-20',
      '2027-04',
    ]);
  });

  it('counts gratuity by the law at the end of the year', () => {
    const years = ['2024-25', '2025-26', '2026-27'];
    const since = years.map((year) => takeHome(salaryFacts({ year })).salary.gratuityRow.validFrom);
    expect(since).toEqual(['2018-03-29', '2025-11-21', '2025-11-21']);
  });

  it('deducts rent, professional tax, health and savings in the old regime alone', () => {
    const given = { rentAMonth: exact(30_000), city: 'Mumbai', health: exact(20_000), otherSavings: exact(50_000) };
    const facts = salaryFacts({ ctc: exact(18_00_000), ...given });
    const deducted = (regime: (typeof TAX_REGIMES)[number]) => {
      const { hra, professionalTax, health, savings } = takeHome(facts, regime).deductions;
      return [hra, professionalTax, health, savings].map((amount) => amount.valueOf());
    };
    expect(deducted('old')).toEqual([2_70_000, 2_500, 20_000, 29_360 + 50_000]);
    expect(deducted('new')).toEqual([0, 0, 0, 0]);
  });

  it('pays the variable part in March, with what is left of rounding', () => {
    const facts = salaryFacts({ ctc: exact(18_00_000), variable: exact(1_00_000) });
    const months = monthsOfTakeHome(facts, takeHome(facts));
    expect(months.map(({ variable }) => variable.valueOf())).toEqual([...Array(11).fill(0), 1_00_000]);
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
    // Before the state's tax is deducted income tax is due on ₹5,01,000; after it, on ₹4,98,600, none is.
    const punjab = { state: 'Punjab', providentFund: 'none', isGratuityInCtc: false } as const;
    const { professionalTax, tax } = takeHome(salaryFacts({ ...punjab, ctc: exact(5_51_000) }), 'old');
    expect([professionalTax.year.valueOf(), tax.payable.valueOf()]).toEqual([2_400, 0]);
  });
});
