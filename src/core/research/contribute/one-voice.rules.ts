import { DAY_MS, monthBeforeInIndia, monthInIndia, startOfDayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { NEW_ACCOUNT_HOLD_MS } from '../reviews/review-holds.rules';
import { contributionRefusals } from './contribution-refusals.rules';

/** The months that a report may be old: what is older says little of today, and would be an easy way to a second voice. */
export const MAX_MONTHS_BACK = 60;

/** The day until which a report waits that only a moderator may let count. */
export const HELD_UNTIL_DECIDED = new Date(Date.UTC(9999, 11, 31));

/** Returns the fault of the month, `2026-11`, that a report is of, as a sentence; null if it has none. `now` is in ms since 1970. */
export function monthFault(month: string, now: number): string | null {
  if (month > monthInIndia(now)) return contributionRefusals.monthNotBegun;
  return month < monthBeforeInIndia(now, MAX_MONTHS_BACK) ? contributionRefusals.monthTooOld : null;
}

/**
 * Returns the day from which a person's nth contribution of a day about one company counts, at midnight in India; null for at once. The first
 * does, the second waits as that of a new account does, and each further one a day longer: one person comes in once a day at most, and that one waits
 * does not say that its author told more about the company. `now` is in ms since 1970.
 */
export function waitsUntil(nth: number, now: number): Date | null {
  return nth <= 1 ? null : startOfDayInIndia(now + NEW_ACCOUNT_HOLD_MS + (nth - 1) * DAY_MS - 1);
}

/** Returns the later of two days from which a contribution counts; null is at once. */
export function laterDay(one: Date | null, other: Date | null): Date | null {
  return one === null || (other !== null && one < other) ? other : one;
}
