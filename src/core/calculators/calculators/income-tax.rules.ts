import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { FinancialYear } from './calendar';
import { firstDayOfYear } from './calendar';
import type { Exact } from './exact';
import { atLeastZero, exact, percentOf, roundedToTen, smallestOf, sumOf, ZERO } from './exact';
import type { MissingLawTable, WorkingLine } from './law';
import { lineOf, rowAt } from './law';
import type { AgeGroup, IncomeTaxRow, TaxRegime } from './tables/income-tax';
import { INCOME_TAX } from './tables/income-tax';

export interface TaxFacts {
  readonly year: FinancialYear;
  readonly regime: TaxRegime;
  /** The income before rounding. Salary only, without income at special rates. */
  readonly totalIncome: Exact;
  readonly age: AgeGroup;
  readonly isResident: boolean;
}

export interface IncomeTax {
  readonly totalIncome: Exact;
  readonly slabTax: Exact;
  readonly rebate: Exact;
  readonly rebateKind: 'none' | 'full' | 'marginal';
  readonly taxAfterRebate: Exact;
  readonly surchargeRate: number;
  readonly surchargeBeforeRelief: Exact;
  readonly surchargeMarginalRelief: Exact;
  readonly surcharge: Exact;
  readonly cess: Exact;
  readonly total: Exact;
  readonly payable: Exact;
  readonly lines: readonly WorkingLine[];
}

export function incomeTaxOf({
  year,
  regime,
  totalIncome,
  age,
  isResident,
}: TaxFacts): Result<IncomeTax, MissingLawTable> {
  const found = rowAt(INCOME_TAX, firstDayOfYear(year), (row) => row.regime === regime);
  return found.ok
    ? ok(taxByRow(found.value, roundedToTen(totalIncome), isResident ? age : 'below60', isResident))
    : found;
}

function taxByRow(row: IncomeTaxRow, income: Exact, age: AgeGroup, isResident: boolean): IncomeTax {
  const slabs = slabsOf(row, income, age);
  const slabTax = sumOf(slabs.map(({ tax }) => tax));
  const { rebate, rebateKind } = isResident ? rebateOf(row, income, slabTax) : NO_REBATE;
  const taxAfterRebate = slabTax.sub(rebate);
  const surcharge = surchargeOf(row, income, age, taxAfterRebate);
  const cess = percentOf(taxAfterRebate.add(surcharge.amount), row.cess);
  const total = taxAfterRebate.add(surcharge.amount).add(cess);
  const tax = {
    totalIncome: income,
    slabTax,
    rebate,
    rebateKind,
    taxAfterRebate,
    surchargeRate: surcharge.rate,
    surchargeBeforeRelief: surcharge.beforeRelief,
    surchargeMarginalRelief: surcharge.relief,
    surcharge: surcharge.amount,
    cess,
    total,
    payable: roundedToTen(total),
  };
  return {
    ...tax,
    // Computed lazily: a search for an income needs only the tax, many times.
    get lines() {
      return linesOf(row, slabs, tax);
    },
  };
}

interface SlabTax {
  readonly from: number;
  readonly upTo: number | null;
  readonly rate: number;
  readonly income: Exact;
  readonly tax: Exact;
}

function slabsOf(row: IncomeTaxRow, income: Exact, age: AgeGroup): readonly SlabTax[] {
  return row.slabs[age].map(({ upTo, rate }, index, slabs) => {
    const from = slabs[index - 1]?.upTo ?? 0;
    const inside = atLeastZero((upTo === null ? income : smallestOf(income, exact(upTo))).sub(from));
    return { from, upTo, rate, income: inside, tax: percentOf(inside, rate) };
  });
}

const NO_REBATE = { rebate: ZERO, rebateKind: 'none' as const };

function rebateOf({ rebate: { upTo, cap, hasRelief } }: IncomeTaxRow, income: Exact, slabTax: Exact) {
  if (slabTax.equals(ZERO)) return NO_REBATE;
  if (income.lte(upTo)) return { rebate: smallestOf(slabTax, exact(cap)), rebateKind: 'full' as const };
  const above = income.sub(upTo);
  if (!hasRelief || slabTax.lte(above)) return NO_REBATE;
  return { rebate: slabTax.sub(above), rebateKind: 'marginal' as const };
}

interface Surcharge {
  readonly rate: number;
  readonly beforeRelief: Exact;
  readonly relief: Exact;
  readonly amount: Exact;
}

function surchargeOf(row: IncomeTaxRow, income: Exact, age: AgeGroup, tax: Exact): Surcharge {
  const step = row.surcharge.findLast(({ above }) => income.gt(above));
  if (step === undefined) return { rate: 0, beforeRelief: ZERO, relief: ZERO, amount: ZERO };
  const threshold = exact(step.above);
  const taxThere = sumOf(slabsOf(row, threshold, age).map((slab) => slab.tax));
  const dueThere = taxThere.add(surchargeOf(row, threshold, age, taxThere).amount);
  const most = dueThere.add(income.sub(threshold));
  const beforeRelief = percentOf(tax, step.rate);
  const relief = atLeastZero(tax.add(beforeRelief).sub(most));
  return { rate: step.rate, beforeRelief, relief, amount: beforeRelief.sub(relief) };
}

function linesOf(row: IncomeTaxRow, slabs: readonly SlabTax[], tax: Omit<IncomeTax, 'lines'>): readonly WorkingLine[] {
  const rupees = (amount: number) => `₹${groupIndian(amount)}`;
  const taxed = slabs.filter(({ tax: amount }) => amount.gt(ZERO));
  const surcharged = { ...row, rule: row.surchargeRule };
  return [
    ...taxed.map(({ from, upTo, rate, income, tax: amount }) =>
      lineOf(
        row,
        upTo === null ? `Above ${rupees(from)}, ${rate}%` : `${rupees(from)} to ${rupees(upTo)}, ${rate}%`,
        amount,
        `of ${rupees(income.valueOf())}`,
      ),
    ),
    ...(tax.rebateKind === 'none'
      ? []
      : [
          lineOf(
            { ...row, rule: row.rebate.rule },
            tax.rebateKind === 'full' ? 'Rebate' : 'Rebate, marginal relief',
            tax.rebate.neg(),
            tax.rebateKind === 'full'
              ? `taxable income up to ${rupees(row.rebate.upTo)}, at most ${rupees(row.rebate.cap)}`
              : `the tax may not exceed the income above ${rupees(row.rebate.upTo)}`,
          ),
        ]),
    ...(tax.surchargeRate === 0
      ? []
      : [lineOf(surcharged, `Surcharge, ${tax.surchargeRate}%`, tax.surchargeBeforeRelief, 'of the tax after rebate')]),
    ...(tax.surchargeMarginalRelief.equals(ZERO)
      ? []
      : [
          lineOf(
            surcharged,
            'Marginal relief of the surcharge',
            tax.surchargeMarginalRelief.neg(),
            'tax and surcharge may not rise by more than the income above the threshold',
          ),
        ]),
    ...(tax.cess.equals(ZERO) ? [] : [lineOf({ ...row, rule: row.cessRule }, `Cess, ${row.cess}%`, tax.cess)]),
    lineOf({ ...row, rule: row.roundingRule }, 'Income tax', tax.payable, 'rounded to the nearest ₹10'),
  ];
}
