import { DAY_MS, monthBeforeInIndia, monthInIndia, startOfDayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { NEW_ACCOUNT_HOLD_MS } from '../reviews/review-holds.rules';
import { contributionRefusals } from './contribution-refusals.rules';

/** The maximum age in months. An older report says little about today, and would be an easy way to count twice. */
export const MAX_MONTHS_BACK = 60;

export const HELD_UNTIL_DECIDED = new Date(Date.UTC(9999, 11, 31));

/** Returns the fault of a month such as `2026-11`. `now` is in ms since 1970. */
export function monthFault(month: string, now: number): string | null {
  if (month > monthInIndia(now)) return contributionRefusals.monthNotBegun;
  return month < monthBeforeInIndia(now, MAX_MONTHS_BACK) ? contributionRefusals.monthTooOld : null;
}

/**
 * Returns midnight in India when a person's nth contribution of a day about a company counts. Null means immediately.
 * The second waits like one of a new account, each further one a day longer. So one person adds at most one a day, and
 * the wait does not reveal further contributions. `now` is in ms since 1970.
 */
export function waitsUntil(nth: number, now: number): Date | null {
  return nth <= 1 ? null : startOfDayInIndia(now + NEW_ACCOUNT_HOLD_MS + (nth - 1) * DAY_MS - 1);
}

/** A null date means immediately. */
export function laterDate(one: Date | null, other: Date | null): Date | null {
  return one === null || (other !== null && one < other) ? other : one;
}
