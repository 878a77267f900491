import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, roundedToTen } from './exact';
import { incomeTaxOf } from './income-tax.rules';
import { AGE_GROUPS, INCOME_TAX, TAX_REGIMES } from './tables/income-tax';

const YEARS = ['2024-25', '2025-26', '2026-27'] as const;
const CRORES = 10_00_00_000;
const RUNS = { numRuns: 300 };

interface Who {
  readonly year: (typeof YEARS)[number];
  readonly regime: (typeof TAX_REGIMES)[number];
  readonly age: (typeof AGE_GROUPS)[number];
}

const someone = fc.record({
  year: fc.constantFrom(...YEARS),
  regime: fc.constantFrom(...TAX_REGIMES),
  age: fc.constantFrom(...AGE_GROUPS),
});

/** Incomes in tens, because the law rounds to tens. Thresholds and their neighbours are frequent. */
const edges = [
  ...new Set(INCOME_TAX.rows.flatMap((row) => [row.rebate.upTo, ...row.surcharge.map(({ above }) => above)])),
];
const income = fc
  .oneof(
    fc.integer({ min: 0, max: CRORES / 10 }),
    fc.integer({ min: 0, max: 2_00_000 }),
    fc.tuple(fc.constantFrom(...edges), fc.integer({ min: -2_000, max: 20_000 })).map(([edge, by]) => edge / 10 + by),
  )
  .map((tens) => tens * 10);

function taxOf(who: Who, totalIncome: number) {
  const result = incomeTaxOf({ ...who, totalIncome: exact(totalIncome), isResident: true });
  if (!result.ok) throw new Error('There is a table for each of these years.');
  return result.value;
}

describe('income tax', () => {
  it('never falls when income rises', () => {
    fc.assert(
      fc.property(someone, income, fc.integer({ min: 0, max: 1_00_000 }), (who, low, more) => {
        expect(taxOf(who, low + more).payable.gte(taxOf(who, low).payable)).toBe(true);
      }),
      RUNS,
    );
  });

  it('takes at most 1.04 of one more rupee in the new regime, and exactly that where relief is given', () => {
    fc.assert(
      fc.property(fc.constantFrom(...YEARS), income, (year, low) => {
        const who: Who = { year, regime: 'new', age: 'below60' };
        const [before, after] = [taxOf(who, low), taxOf(who, low + 10)];
        const more = after.total.sub(before.total);
        expect(more.lte(exact('10.4'))).toBe(true);
        const isRelieved = (tax: typeof before) => tax.rebateKind === 'marginal' || tax.surchargeMarginalRelief.gt(0);
        if (isRelieved(before) && isRelieved(after)) expect(more.equals(exact('10.4'))).toBe(true);
      }),
      RUNS,
    );
  });

  it('jumps in the old regime at five lakh, and nowhere else by more than the income', () => {
    fc.assert(
      fc.property(fc.constantFrom(...YEARS), fc.constantFrom(...AGE_GROUPS), income, (year, age, low) => {
        const who: Who = { year, regime: 'old', age };
        const more = taxOf(who, low + 10).total.sub(taxOf(who, low).total);
        if (low === 5_00_000) expect(taxOf(who, low).payable.valueOf()).toBe(0);
        else expect(more.lte(exact('10.4'))).toBe(true);
      }),
      RUNS,
    );
    const jump = (age: Who['age']) => taxOf({ year: '2026-27', regime: 'old', age }, 5_00_010).payable.valueOf();
    expect([jump('below60'), jump('60to79'), jump('80plus')]).toEqual([13_000, 10_400, 0]);
  });

  it.each([
    ['2024-25', 'new', 7_22_222],
    ['2026-27', 'new', 12_70_588],
    ['2026-27', 'new', 51_61_194],
    ['2025-26', 'new', 1_01_96_946],
    ['2025-26', 'new', 2_08_92_800],
    ['2025-26', 'old', 5_30_17_826],
  ] as const)('%s, %s: relief ends at %i', (year, regime, end) => {
    const hasRelief = (at: number) => {
      const tax = taxOf({ year, regime, age: 'below60' }, at);
      return tax.rebateKind === 'marginal' || tax.surchargeMarginalRelief.gt(0);
    };
    expect([hasRelief(Math.floor((end - 1) / 10) * 10), hasRelief(Math.floor(end / 10) * 10 + 10)]).toEqual([
      true,
      false,
    ]);
  });

  it('rounds income and tax to ten after the paise are dropped', () => {
    expect(['14.99', '15', '5.01', '4.99'].map((amount) => roundedToTen(exact(amount)).valueOf())).toEqual([
      10, 20, 10, 0,
    ]);
  });

  it('refuses a year without a table, and names it', () => {
    const asked = (year: string) =>
      incomeTaxOf({ year, regime: 'new', age: 'below60', totalIncome: exact(1), isResident: true });
    expect(asked('2027-28')).toEqual({
      ok: false,
      failure: { kind: 'noTable', subject: 'income tax', day: '2027-04-01', lastDay: '2027-03-31' },
    });
    expect(asked('2019-20')).toMatchObject({ ok: false, failure: { lastDay: null } });
  });

  it('has lines for the slabs that are taxed, and none for those without a tax or an income', () => {
    const slabs = (totalIncome: number) =>
      taxOf({ year: '2026-27', regime: 'old', age: 'below60' }, totalIncome)
        .lines.map(({ text }) => text)
        .filter((text) => /\d%$/.test(text) && text.startsWith('₹'));
    expect(slabs(2_50_000)).toEqual([]);
    expect(slabs(2_50_010)).toEqual(['₹2,50,000 to ₹5,00,000, 5%']);
    expect(slabs(5_00_010)).toEqual(['₹2,50,000 to ₹5,00,000, 5%', '₹5,00,000 to ₹10,00,000, 20%']);
  });

  it('has a line for each step, and the lines add up to the tax before rounding', () => {
    fc.assert(
      fc.property(someone, income, (who, low) => {
        const { lines, total, payable } = taxOf(who, low);
        const parts = lines.slice(0, -1).reduce((sum, { amount }) => sum.add(amount), exact(0));
        expect(parts.equals(total)).toBe(true);
        expect(lines.at(-1)?.amount.equals(payable)).toBe(true);
        for (const line of lines) expect([line.rule, line.since, line.status]).not.toContain('');
      }),
      { numRuns: 100 },
    );
  });
});
