import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { WageMonth } from './calendar';
import { firstDayOf } from './calendar';
import type { Exact } from './exact';
import { percentOf, roundedUpToRupee, ZERO } from './exact';
import type { MissingLawTable } from './law';
import { rowAt } from './law';
import type { StateInsuranceRow } from './tables/state-insurance';
import { STATE_INSURANCE } from './tables/state-insurance';

/** The facts behind the contributions of a month. */
export interface StateInsuranceFacts {
  readonly month: WageMonth;
  readonly wages: Exact;
  /** Cover at the start of a contribution period (April, October) lasts until its end. */
  readonly wasCoveredAtStart: boolean;
  readonly hasDisability: boolean;
}

export interface StateInsuranceMonth {
  readonly isCovered: boolean;
  readonly employee: Exact;
  readonly employer: Exact;
  readonly row: StateInsuranceRow;
}

/** Each contribution is rounded up to a rupee. */
export function stateInsuranceOf(facts: StateInsuranceFacts): Result<StateInsuranceMonth, MissingLawTable> {
  const { month, wages, wasCoveredAtStart, hasDisability } = facts;
  const found = rowAt(STATE_INSURANCE, firstDayOf(month));
  if (!found.ok) return found;
  const row = found.value;
  const isCovered = wasCoveredAtStart || wages.lte(hasDisability ? row.limitWithDisability : row.limit);
  if (!isCovered) return ok({ isCovered, employee: ZERO, employer: ZERO, row });
  const isFree = wages.div(row.daysOfMonth).lte(row.freeDailyWage);
  return ok({
    isCovered,
    employee: isFree ? ZERO : roundedUpToRupee(percentOf(wages, row.employeeRate)),
    employer: roundedUpToRupee(percentOf(wages, row.employerRate)),
    row,
  });
}

/** Returns a key that is equal for months with the same row. */
export function insuranceTableOf(month: WageMonth): string {
  const found = rowAt(STATE_INSURANCE, firstDayOf(month));
  return found.ok ? found.value.validFrom : month;
}
