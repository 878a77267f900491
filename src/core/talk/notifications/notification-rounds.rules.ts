import {
  clockInIndia,
  DAY_MS,
  dayInIndia,
  HOUR_MS,
  startOfDayInIndia,
} from '@/core/kernel/common/india-calendar.rules';

export const ROUND_DAYS = { daily: 1, weekly: 7 } as const;

export const MAX_HIGHLIGHTS = 3;

const ROUND_HOUR = 9;

/** Returns the moment of the latest round in ms since 1970: 9 in the morning in India, on a Sunday if weekly. */
export function latestRoundTime(now: number, rhythm: keyof typeof ROUND_DAYS): number {
  const sinceNine = now - ROUND_HOUR * HOUR_MS;
  const daysSince = rhythm === 'weekly' ? clockInIndia(sinceNine).getUTCDay() : 0;
  return startOfDayInIndia(sinceNine - daysSince * DAY_MS).getTime() + ROUND_HOUR * HOUR_MS;
}

export function digestDay(now: number): string {
  return dayInIndia(latestRoundTime(now, 'weekly'));
}
