import { DAY_MS, dayAfter, dayBeforeInIndia, dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import { FRESHNESS_OPTIONS } from './job-options.rules';

export const OLD_OPENING_DAYS = 45;
export const GONE_AFTER_DAYS = 120;

/** Returns the days since a date like `2026-11-20` in India, or 0 for a future date. `now` is in ms since 1970. */
export function daysSince(date: string, now: number): number {
  return Math.max(0, dayNumberInIndia(now) - Math.floor(Date.parse(date) / DAY_MS));
}

export function isOldOpening(postedOn: string, now: number): boolean {
  return postedOn < dayBeforeInIndia(now, OLD_OPENING_DAYS);
}

/** The age of an opening without a posting day, so that no filter by age finds it. */
const UNKNOWN_DAYS = Math.max(...FRESHNESS_OPTIONS.map(Number)) + 1;

/** Returns the day for an opening without a posting day. `now` is in ms since 1970. */
export function unknownPostingDay(now: number): string {
  return dayBeforeInIndia(now, UNKNOWN_DAYS);
}

/** Returns a day like `2026-07-25`. */
export function firstListedDay(now: number): string {
  return dayBeforeInIndia(now, GONE_AFTER_DAYS);
}

export function leavesOn(postedOn: string): string {
  return dayAfter(postedOn, GONE_AFTER_DAYS + 1);
}
