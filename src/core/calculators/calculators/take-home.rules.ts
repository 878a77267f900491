import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { firstDayOfYear, MONTHS_PER_YEAR } from './calendar';
import type { Exact } from './exact';
import { atLeastZero, exact, percentOf, smallestOf, sumOf, ZERO } from './exact';
import type { HraResult } from './hra.rules';
import { hraOf } from './hra.rules';
import type { IncomeTax } from './income-tax.rules';
import { incomeTaxOf } from './income-tax.rules';
import type { MissingLawTable } from './law';
import { rowAt } from './law';
import type { ProfessionalTaxYear } from './professional-tax.rules';
import { professionalTaxOf } from './professional-tax.rules';
import type { Salary, SalaryFacts } from './salary.rules';
import { salaryOf } from './salary.rules';
import type { DeductionsRow } from './tables/deductions';
import { DEDUCTIONS } from './tables/deductions';
import type { TaxRegime } from './tables/income-tax';

/** The kinds of deductions and additions between gross pay and taxable income. */
export type DeductionKind =
  | 'standard'
  | 'hra'
  | 'professionalTax'
  | 'savings'
  | 'ownNps'
  | 'health'
  | 'homeLoanInterest'
  | 'employerNps';

/** A year’s take-home in one regime, in rupees. */
export interface TakeHome {
  readonly regime: TaxRegime;
  readonly salary: Salary;
  readonly row: DeductionsRow;
  readonly excessFunds: Exact;
  readonly deductions: Readonly<Record<DeductionKind, Exact>>;
  readonly hra: HraResult;
  readonly professionalTax: ProfessionalTaxYear;
  /** Taxable income before rounding to ten. */
  readonly taxable: Exact;
  readonly tax: IncomeTax;
  readonly netYear: Exact;
  /** A twelfth of the year, variable pay included. */
  readonly netMonth: Exact;
}

export interface PayOfYear {
  readonly salary: Salary;
  readonly hra: HraResult;
}

export function payOfYear(facts: SalaryFacts): Result<PayOfYear, MissingLawTable> {
  const salary = salaryOf(facts);
  if (!salary.ok) return salary;
  const hra = hraFor(facts, salary.value);
  return hra.ok ? ok({ salary: salary.value, hra: hra.value }) : hra;
}

/** Computes a year's take-home pay. `pay` must come from the same facts. */
export function takeHomeOf(
  facts: SalaryFacts,
  regime: TaxRegime,
  pay = payOfYear(facts),
): Result<TakeHome, MissingLawTable> {
  if (!pay.ok) return pay;
  const row = rowAt(DEDUCTIONS, firstDayOfYear(facts.year), (candidate) => candidate.regime === regime);
  if (!row.ok) return row;
  // Professional tax in Punjab is due only for payers of income tax, and the old regime deducts it from income. The
  // first pass leaves it out.
  const before = taxedWith(facts, regime, pay.value, row.value, false);
  if (!before.ok || !before.value.professionalTax.row.forIncomeTaxPayers) return before;
  return taxedWith(facts, regime, pay.value, row.value, before.value.tax.payable.gt(ZERO));
}

function hraFor(
  { year, rentAMonth, city, hraRate }: SalaryFacts,
  { basic }: Salary,
): Result<HraResult, MissingLawTable> {
  const monthly = basic.div(MONTHS_PER_YEAR);
  const hra = percentOf(monthly, hraRate);
  return hraOf(year, [
    { months: MONTHS_PER_YEAR, basic: monthly, dearness: ZERO, commission: ZERO, hra, rent: rentAMonth, city },
  ]);
}

function taxedWith(
  facts: SalaryFacts,
  regime: TaxRegime,
  { salary, hra }: PayOfYear,
  row: DeductionsRow,
  paysIncomeTax: boolean,
): Result<TakeHome, MissingLawTable> {
  const professionalTax = professionalTaxOf({
    year: facts.year,
    state: facts.state,
    sex: facts.sex,
    ownAmount: facts.ownProfessionalTax,
    monthlyGross: salary.gross.sub(facts.variable).div(MONTHS_PER_YEAR),
    paysIncomeTax,
  });
  if (!professionalTax.ok) return professionalTax;
  const deductions = deductionsOf(facts, salary, row, hra, professionalTax.value);
  const excessFunds = atLeastZero(salary.employerFund.add(salary.employerNps).sub(row.employerFunds.limit));
  const income = salary.gross.add(salary.employerNps).add(excessFunds);
  const taxable = atLeastZero(income.sub(sumOf(Object.values(deductions))));
  const tax = incomeTaxOf({ year: facts.year, regime, totalIncome: taxable, age: facts.age, isResident: true });
  if (!tax.ok) return tax;
  const netYear = salary.gross
    .sub(salary.employeeFund)
    .sub(salary.voluntaryFund)
    .sub(salary.employeeInsurance)
    .sub(professionalTax.value.year)
    .sub(tax.value.payable);
  return ok({
    regime,
    salary,
    row,
    excessFunds,
    deductions,
    hra,
    professionalTax: professionalTax.value,
    taxable,
    tax: tax.value,
    netYear,
    netMonth: netYear.div(MONTHS_PER_YEAR),
  });
}

function deductionsOf(
  facts: SalaryFacts,
  { basic, gross, employeeFund, voluntaryFund, employerNps }: Salary,
  row: DeductionsRow,
  hra: HraResult,
  professionalTax: ProfessionalTaxYear,
): Readonly<Record<DeductionKind, Exact>> {
  const capped = (amount: Exact, limit: { readonly limit: number } | null) =>
    limit === null ? ZERO : smallestOf(amount, exact(limit.limit));
  const savings = employeeFund.add(voluntaryFund).add(facts.otherSavings);
  return {
    standard: smallestOf(exact(row.standard.limit), gross),
    hra: row.hra === null ? ZERO : hra.exempt,
    professionalTax: row.professionalTax === null ? ZERO : professionalTax.year,
    savings: capped(savings, row.savings),
    ownNps: capped(facts.ownNps, row.ownNps),
    health:
      row.health === null ? ZERO : smallestOf(facts.health, exact(row.health.own[facts.age] + row.health.parents)),
    homeLoanInterest: capped(facts.homeLoanInterest, row.homeLoanInterest),
    employerNps: smallestOf(employerNps, percentOf(basic, row.employerNps.rate)),
  };
}
