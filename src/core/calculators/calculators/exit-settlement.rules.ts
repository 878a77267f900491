import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { Day } from './calendar';
import { daysBetween, firstDayOf, lastDayOf, wageMonthOf } from './calendar';
import type { Exact } from './exact';
import { roundedToRupee, sumOf, ZERO } from './exact';
import type { Gratuity, GratuityFacts } from './gratuity.rules';
import type { MissingLawTable } from './law';
import { rowAt } from './law';
import type { NoticePay } from './notice-pay.rules';
import { ARGUED_SERVICE } from './tables/gratuity';
import { LEAVE_ENCASHMENT } from './tables/leave-encashment';

/** The options for days of notice that are not served. */
export const NOTICE_RESTS = ['boughtOut', 'paidInLieu', 'waived'] as const;
export type NoticeRest = (typeof NOTICE_RESTS)[number];

export interface ExitParts {
  readonly lastPay: Exact | null;
  readonly leave: Exact | null;
  readonly gratuity: Exact | null;
  /** Positive if the employer pays it, negative if the user does. */
  readonly notice: Exact | null;
}

/** Computes pay per calendar day of the month. */
export function lastPayOf(monthlyPay: Exact, unpaidFrom: Day, lastDay: Day): Exact {
  const month = wageMonthOf(lastDay);
  const share = monthlyPay.mul(daysBetween(unpaidFrom, lastDay));
  return roundedToRupee(share.div(daysBetween(firstDayOf(month), lastDayOf(month))));
}

/** Computes paid-out leave. A day is the part of a month that the table defines. */
export function leavePayOf(averagePay: Exact, days: number, lastDay: Day): Result<Exact, MissingLawTable> {
  const found = rowAt(LEAVE_ENCASHMENT, lastDay);
  return found.ok ? ok(roundedToRupee(averagePay.mul(days).div(found.value.daysOfMonth))) : found;
}

export function noticeShareOf({ amount }: NoticePay, rest: NoticeRest): Exact {
  switch (rest) {
    case 'boughtOut':
      return amount.neg();
    case 'paidInLieu':
      return amount;
    case 'waived':
      return ZERO;
  }
}

/** Returns the total, negative if the user owes it. Bonus, provident fund and tax are paid separately. */
export function exitTotalOf({ lastPay, leave, gratuity, notice }: ExitParts): Exact {
  return sumOf([lastPay ?? ZERO, leave ?? ZERO, gratuity ?? ZERO, notice ?? ZERO]);
}

/**
 * Returns true from four years and 240 days, for which some courts granted a gratuity that the section does not name.
 */
export function isGratuityArguable({ isEligible }: Gratuity, { service, reason }: GratuityFacts): boolean {
  const { years, months } = ARGUED_SERVICE;
  const isLeaving = reason === 'resignation' || reason === 'retirement';
  return isLeaving && !isEligible && service.years === years && service.months >= months;
}
