import { DAY_MS, monthBeforeInIndia, monthInIndia, startOfDayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { NEW_ACCOUNT_HOLD_MS } from '../reviews/review-holds.rules';
import { contributionRefusals } from './contribution-refusals.rules';

/** The maximum age in months. An older report says little about today, and would make it easy to be counted twice. */
export const MAX_MONTHS_BACK = 60;

export const INDEFINITE_HOLD_DATE = new Date(Date.UTC(9999, 11, 31));

/** Returns the fault of a month such as `2026-11`. `now` is in ms since 1970. */
export function monthFault(month: string, now: number): string | null {
  if (month > monthInIndia(now)) return contributionRefusals.monthNotBegun;
  return month < monthBeforeInIndia(now, MAX_MONTHS_BACK) ? contributionRefusals.monthTooOld : null;
}

/**
 * Returns when a person's nth contribution of a day about a company counts: a midnight in India, or null for
 * immediately. The second waits as long as one from a new account, and each further one a day longer. A person thus
 * adds at most one a day, and the wait does not reveal further contributions. `now` is in ms since 1970.
 */
export function waitsUntil(nth: number, now: number): Date | null {
  return nth <= 1 ? null : startOfDayInIndia(now + NEW_ACCOUNT_HOLD_MS + (nth - 1) * DAY_MS - 1);
}

/** A null date means immediately. */
export function laterDate(one: Date | null, other: Date | null): Date | null {
  return one === null || (other !== null && one < other) ? other : one;
}
