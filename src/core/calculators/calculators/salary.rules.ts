import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { FinancialYear, WageMonth } from './calendar';
import { lastDayOfYear, MONTHS_PER_YEAR, monthsOf } from './calendar';
import type { Exact } from './exact';
import { percentOf, roundedToRupee, sumOf, ZERO } from './exact';
import type { MissingLawTable } from './law';
import { rowAt } from './law';
import type { Sex } from './professional-tax.rules';
import type { ProvidentFundBase, ProvidentFundMonth } from './provident-fund.rules';
import { ceilingsOf, providentFundOf } from './provident-fund.rules';
import type { StateInsuranceMonth } from './state-insurance.rules';
import { insuranceTableOf, stateInsuranceOf } from './state-insurance.rules';
import type { GratuityRow } from './tables/gratuity';
import { GRATUITY } from './tables/gratuity';
import type { AgeGroup } from './tables/income-tax';

/** Amounts in rupees a year unless stated otherwise. The user is a resident. */
export interface SalaryFacts {
  readonly year: FinancialYear;
  readonly age: AgeGroup;
  readonly state: string;
  readonly sex: Sex;
  readonly ownProfessionalTax: Exact;
  readonly ctc: Exact;
  readonly variable: Exact;
  readonly basicRate: Exact;
  readonly hraRate: Exact;
  readonly providentFund: ProvidentFundBase | 'none';
  readonly voluntaryRate: Exact;
  readonly isPensionMember: boolean;
  readonly isGratuityInCtc: boolean;
  /** True in a notified district, where state insurance is due if pay is low enough. */
  readonly isInsuredDistrict: boolean;
  readonly employerNpsRate: Exact;
  readonly rentAMonth: Exact;
  readonly city: string;
  readonly otherSavings: Exact;
  readonly health: Exact;
  readonly ownNps: Exact;
  readonly homeLoanInterest: Exact;
}

export interface Salary {
  readonly basic: Exact;
  readonly gross: Exact;
  readonly employerFund: Exact;
  readonly employeeFund: Exact;
  readonly voluntaryFund: Exact;
  readonly gratuity: Exact;
  readonly gratuityRow: GratuityRow;
  readonly employerNps: Exact;
  readonly employerInsurance: Exact;
  readonly employeeInsurance: Exact;
  /** Months, starting in April. Empty without provident fund. */
  readonly fundMonths: readonly ProvidentFundMonth[];
  readonly insuranceMonths: readonly StateInsuranceMonth[];
}

/**
 * Maximum steps to find the gross pay after the employer's state insurance. If no whole rupee fits,
 * two results alternate. An odd maximum ends on the higher share, so nothing exceeds the cost to
 * company.
 */
const MAX_STEPS = 20;

export function salaryOf(facts: SalaryFacts): Result<Salary, MissingLawTable> {
  const { ctc, variable } = facts;
  const basic = percentOf(ctc.sub(variable), facts.basicRate);
  const funds = fundMonthsOf(facts, basic.div(MONTHS_PER_YEAR));
  if (!funds.ok) return funds;
  const gratuityFound = rowAt(GRATUITY, lastDayOfYear(facts.year));
  if (!gratuityFound.ok) return gratuityFound;
  const { daysPerYear, daysOfMonth } = gratuityFound.value;
  const employerFund = sumOf(funds.value.map(({ employer }) => employer));
  const gratuity = facts.isGratuityInCtc
    ? roundedToRupee(basic.mul(daysPerYear).div(daysOfMonth).div(MONTHS_PER_YEAR))
    : ZERO;
  const employerNps = roundedToRupee(percentOf(basic, facts.employerNpsRate));
  const insured = insuredGross(facts, ctc.sub(employerFund).sub(gratuity).sub(employerNps));
  if (!insured.ok) return insured;
  return ok({
    basic,
    employerFund,
    gratuity,
    gratuityRow: gratuityFound.value,
    employerNps,
    fundMonths: funds.value,
    employeeFund: sumOf(funds.value.map(({ employee }) => employee)),
    voluntaryFund: sumOf(funds.value.map(({ voluntary }) => voluntary)),
    gross: insured.value.gross,
    insuranceMonths: insured.value.months,
    employerInsurance: sumOf(insured.value.months.map(({ employer }) => employer)),
    employeeInsurance: sumOf(insured.value.months.map(({ employee }) => employee)),
  });
}

function fundMonthsOf(facts: SalaryFacts, wages: Exact): Result<readonly ProvidentFundMonth[], MissingLawTable> {
  const { year, providentFund: base, voluntaryRate, isPensionMember } = facts;
  if (base === 'none') return ok([]);
  return eachMonth(year, ceilingsOf, (month) =>
    providentFundOf({ month, wages, base, voluntaryRate, isPensionMember }),
  );
}

/** Solves for the gross pay, on which the employer's deducted share depends. */
function insuredGross(
  { year, variable, isInsuredDistrict }: SalaryFacts,
  uninsured: Exact,
): Result<{ readonly gross: Exact; readonly months: readonly StateInsuranceMonth[] }, MissingLawTable> {
  if (!isInsuredDistrict) return ok({ gross: uninsured, months: [] });
  let gross = uninsured;
  for (let step = 0; ; step += 1) {
    const wages = gross.sub(variable).div(MONTHS_PER_YEAR);
    const shares = eachMonth(year, insuranceTableOf, (month) =>
      stateInsuranceOf({ month, wages, wasCoveredAtStart: false, hasDisability: false }),
    );
    if (!shares.ok) return shares;
    const next = uninsured.sub(sumOf(shares.value.map(({ employer }) => employer)));
    if (next.equals(gross) || step === MAX_STEPS) return ok({ gross: next, months: shares.value });
    gross = next;
  }
}

/** Computes each distinct month once. */
function eachMonth<Value>(
  year: FinancialYear,
  tableOf: (month: WageMonth) => string,
  of: (month: WageMonth) => Result<Value, MissingLawTable>,
): Result<readonly Value[], MissingLawTable> {
  const known = new Map<string, Value>();
  const values: Value[] = [];
  for (const month of monthsOf(year)) {
    const table = tableOf(month);
    const alike = known.get(table);
    const found = alike === undefined ? of(month) : ok(alike);
    if (!found.ok) return found;
    known.set(table, found.value);
    values.push(found.value);
  }
  return ok(values);
}
