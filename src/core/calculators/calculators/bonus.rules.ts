import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { Day } from './calendar';
import type { Exact } from './exact';
import { exact, largestOf, percentOf, ratio, roundedToRupee, smallestOf, ZERO } from './exact';
import type { MissingLawTable, WorkingLine } from './law';
import { lineOf, rowAt } from './law';
import { BONUS } from './tables/bonus';

export interface BonusFacts {
  readonly day: Day;
  readonly wages: Exact;
  readonly months: number;
  readonly daysWorked: number;
  readonly minimumWage: Exact | null;
}

export interface Bonus {
  readonly isEligible: boolean;
  /** The monthly wages on which the bonus is computed. */
  readonly base: Exact;
  readonly least: Exact;
  readonly most: Exact;
  readonly lines: readonly WorkingLine[];
}

/** Returns the minimum and maximum statutory bonus of a year. */
export function bonusOf({ day, wages, months, daysWorked, minimumWage }: BonusFacts): Result<Bonus, MissingLawTable> {
  const found = rowAt(BONUS, day);
  if (!found.ok) return found;
  const row = found.value;
  const base = smallestOf(wages, largestOf(exact(row.base), minimumWage ?? ZERO));
  const isEligible = wages.lte(row.maxWages) && wages.gt(ZERO) && daysWorked >= row.minDays;
  const earned = base.mul(months);
  const [numerator, denominator] = row.leastShare;
  const least = isEligible
    ? largestOf(exact(row.leastAmount), roundedToRupee(earned.mul(ratio(numerator, denominator))))
    : ZERO;
  const most = isEligible ? largestOf(least, roundedToRupee(percentOf(earned, row.mostRate))) : ZERO;
  const formula = `${months} months of ₹${groupIndian(roundedToRupee(base).valueOf())}`;
  return ok({
    isEligible,
    base,
    least,
    most,
    lines: [
      lineOf(row, `At least, ${row.leastShareText}`, least, formula),
      lineOf(row, `At most, ${row.mostRate}%`, most, formula),
    ],
  });
}
