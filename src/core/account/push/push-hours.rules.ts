import { clockInIndia, HOUR_MS, startOfDayInIndia } from '@/core/kernel/common/india-calendar.rules';

/** The quiet hours in India, unless the user chose otherwise: from 22:00 until 8:00. */
export const QUIET_HOURS = { from: 22, until: 8 } as const;

/**
 * Returns the earliest time at or after `now` at which notifications may be pushed, in ms since 1970: `now`, or the end
 * of the quiet hours.
 */
export function pushMoment(now: number): number {
  const hour = clockInIndia(now).getUTCHours();
  const midnight = startOfDayInIndia(now).getTime();
  if (hour >= QUIET_HOURS.from) return midnight + (24 + QUIET_HOURS.until) * HOUR_MS;
  return hour < QUIET_HOURS.until ? midnight + QUIET_HOURS.until * HOUR_MS : now;
}
