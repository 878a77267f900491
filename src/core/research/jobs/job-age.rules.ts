import { DAY_MS, dayAfter, dayBeforeInIndia, dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import { FRESHNESS_OPTIONS } from './job-options.rules';

/** Days after which an opening that was not posted again is old. */
export const OLD_AFTER_DAYS = 45;
/** Days after which an opening that was not posted again leaves the lists; its page says so from then on. */
export const GONE_AFTER_DAYS = 120;

/** Returns the days in India between a date (`2026-11-20`) and a moment in ms since 1970; 0 for a date to come. */
export function daysSince(date: string, now: number): number {
  return Math.max(0, dayNumberInIndia(now) - Math.floor(Date.parse(date) / DAY_MS));
}

/** Returns whether an opening that was last posted on a date (`2026-11-20`) is old at a moment in ms since 1970. */
export function isOldOpening(postedOn: string, now: number): boolean {
  return postedOn < dayBeforeInIndia(now, OLD_AFTER_DAYS);
}

/** Days before its import from which an opening counts as posted if nobody says when: no filter of freshness finds it. */
const UNKNOWN_DAYS = Math.max(...FRESHNESS_OPTIONS.map(Number)) + 1;

/** Returns the day under which an opening is kept whose day of posting is unknown at a moment in ms since 1970: `2026-10-20`. */
export function unknownPostingDay(now: number): string {
  return dayBeforeInIndia(now, UNKNOWN_DAYS);
}

/** Returns the earliest day on which an opening was posted that is still in the lists: `2026-07-25`. */
export function firstListedDay(now: number): string {
  return dayBeforeInIndia(now, GONE_AFTER_DAYS);
}

/** Returns the first day on which an opening is in the lists no longer: `2026-11-20`. */
export function leavesOn(postedOn: string): string {
  return dayAfter(postedOn, GONE_AFTER_DAYS + 1);
}
