import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { WageMonth } from './calendar';
import { daysBetween, firstDayOf, lastDayOf } from './calendar';
import type { Exact } from './exact';
import { exact, percentOf, roundedToRupee, smallestOf, sumOf } from './exact';
import type { MissingLawTable, Provision } from './law';
import { rowAt } from './law';
import type { ProvidentFundRow } from './tables/provident-fund';
import { PROVIDENT_FUND } from './tables/provident-fund';

/** The wages on which shares are due: up to the ceiling, or the actual ones by agreement. */
export type ProvidentFundBase = 'ceiling' | 'actual';

export interface ProvidentFundFacts {
  readonly month: WageMonth;
  readonly wages: Exact;
  readonly base: ProvidentFundBase;
  /** Per cent of wages. */
  readonly voluntaryRate: Exact;
  /**
   * False for users who joined after 1 September 2014 with pay above the ceiling of that time. The whole contribution
   * goes to the fund.
   */
  readonly isPensionMember: boolean;
}

export interface ProvidentFundMonth {
  /** Wages, weighted by days if the ceiling changes inside the month. */
  readonly wages: Exact;
  /** Wages up to the ceiling, weighted in the same way. */
  readonly cappedWages: Exact;
  readonly employee: Exact;
  readonly voluntary: Exact;
  readonly employer: Exact;
  readonly pension: Exact;
  readonly fund: Exact;
  readonly insurance: Exact;
  readonly administration: Exact;
  readonly row: ProvidentFundRow;
  readonly ceilings: readonly { readonly ceiling: number; readonly days: number }[];
}

/** Computes the shares. Rates are applied once, to the weighted wages. */
export function providentFundOf(facts: ProvidentFundFacts): Result<ProvidentFundMonth, MissingLawTable> {
  const { month, wages, base, voluntaryRate, isPensionMember } = facts;
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  const end = rowAt(PROVIDENT_FUND, last);
  if (!end.ok) return end;
  const row = end.value;
  const days = daysBetween(first, last);
  const parts = PROVIDENT_FUND.rows
    .map(({ ceiling, validFrom, validTo }) => ({ ceiling, days: overlap({ validFrom, validTo }, first, last) }))
    .filter((part) => part.days !== 0);
  if (parts.reduce((sum, part) => sum + part.days, 0) !== days) {
    return fail({ kind: 'noTable', subject: PROVIDENT_FUND.subject, day: first, lastDay: null });
  }
  const cappedWages = sumOf(parts.map((part) => smallestOf(wages, exact(part.ceiling)).mul(part.days).div(days)));
  const due = base === 'ceiling' ? cappedWages : wages;
  const share = roundedToRupee(percentOf(due, row.shareRate));
  const pension = isPensionMember ? roundedToRupee(percentOf(cappedWages, row.pensionRate)) : exact(0);
  return ok({
    wages: due,
    cappedWages,
    employee: share,
    voluntary: roundedToRupee(percentOf(wages, voluntaryRate)),
    employer: share,
    pension,
    fund: share.sub(pension),
    insurance: percentOf(cappedWages, row.insuranceRate),
    administration: percentOf(due, row.administrationRate),
    row,
    ceilings: parts,
  });
}

/**
 * Returns a key that is equal for months with the same rows on all of their days, and unique for a month with several.
 */
export function ceilingsOf(month: WageMonth): string {
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  const whole = PROVIDENT_FUND.rows.find(({ validFrom, validTo }) => validFrom <= first && last <= validTo);
  return whole?.validFrom ?? month;
}

function overlap(row: Pick<Provision, 'validFrom' | 'validTo'>, first: string, last: string): number {
  return daysBetween(row.validFrom > first ? row.validFrom : first, row.validTo < last ? row.validTo : last);
}
