import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { MONTHS_PER_YEAR } from './calendar';
import type { Exact } from './exact';
import { atLeastZero, exact, roundedToRupee } from './exact';
import { incomeTaxOf } from './income-tax.rules';
import type { MissingLawTable } from './law';
import type { SalaryFacts } from './salary.rules';
import type { TaxRegime } from './tables/income-tax';
import type { TakeHome } from './take-home.rules';
import { payOfYear, takeHomeOf } from './take-home.rules';

export interface BothRegimes {
  readonly new: TakeHome;
  readonly old: TakeHome;
  /** The cheaper regime, or the new one if both are equal. */
  readonly cheaper: TaxRegime;
  readonly difference: Exact;
}

export function bothRegimesOf(facts: SalaryFacts): Result<BothRegimes, MissingLawTable> {
  const pay = payOfYear(facts);
  const inNew = takeHomeOf(facts, 'new', pay);
  if (!inNew.ok) return inNew;
  const inOld = takeHomeOf(facts, 'old', pay);
  if (!inOld.ok) return inOld;
  const more = inOld.value.netYear.sub(inNew.value.netYear);
  return ok({ new: inNew.value, old: inOld.value, cheaper: more.gt(0) ? 'old' : 'new', difference: more.abs() });
}

export interface BreakEven {
  readonly needed: Exact;
  readonly present: Exact;
}

const TEN = 10;

export function breakEvenOf(facts: SalaryFacts, { new: inNew, old }: BothRegimes): BreakEven {
  const income = old.salary.gross.add(old.salary.employerNps).add(old.excessFunds);
  let [low, high] = [0, Math.ceil(income.valueOf() / TEN)];
  // Binary search, in steps of ₹10, for the highest taxable income on which the old regime's tax is no higher than the
  // new regime's tax now.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const tax = incomeTaxOf({
      year: facts.year,
      regime: 'old',
      totalIncome: exact(middle * TEN),
      age: facts.age,
      isResident: true,
    });
    if (tax.ok && tax.value.payable.lte(inNew.tax.payable)) low = middle;
    else high = middle - 1;
  }
  return { needed: atLeastZero(income.sub(low * TEN)), present: income.sub(old.taxable) };
}

/** The effect on a month's take-home, and on a year's provident fund or NPS, in rupees. */
export interface ChangeEffect {
  readonly change: 'actualFund' | 'ceilingFund' | 'employerNps';
  readonly month: Exact;
  readonly fund: Exact;
}

export function changesOf(facts: SalaryFacts, now: TakeHome): readonly ChangeEffect[] {
  const otherBase = facts.providentFund === 'actual' ? 'ceiling' : 'actual';
  const changes: readonly (readonly [ChangeEffect['change'], SalaryFacts])[] = [
    [otherBase === 'actual' ? 'actualFund' : 'ceilingFund', { ...facts, providentFund: otherBase }],
    ...(facts.employerNpsRate.equals(0)
      ? [['employerNps', { ...facts, employerNpsRate: exact(now.row.employerNps.rate) }] as const]
      : []),
  ];
  return changes.flatMap(([change, changed]) => {
    const then = takeHomeOf(changed, now.regime);
    if (!then.ok) return [];
    const month = roundedToRupee(then.value.netYear.sub(now.netYear).div(MONTHS_PER_YEAR));
    const fund = savedIn(then.value).sub(savedIn(now));
    return month.equals(0) && fund.equals(0) ? [] : [{ change, month, fund }];
  });
}

function savedIn({ salary }: TakeHome): Exact {
  return salary.employeeFund.add(salary.voluntaryFund).add(salary.employerFund).add(salary.employerNps);
}
