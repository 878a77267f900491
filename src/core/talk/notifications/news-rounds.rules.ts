import {
  clockInIndia,
  DAY_MS,
  dayInIndia,
  HOUR_MS,
  startOfDayInIndia,
} from '@/core/kernel/common/india-calendar.rules';

/** The days between two rounds of news, by rhythm. */
export const ROUND_DAYS = { daily: 1, weekly: 7 } as const;

/** The best posts that a round tells of. */
export const MAX_HIGHLIGHTS = 3;

/** The hour of the day, in India, at which rounds begin. */
const ROUND_HOUR = 9;

/** Returns the last moment at which a round of news was due, in ms since 1970: 9 in the morning in India, of a Sunday for a weekly one. */
export function roundMoment(now: number, rhythm: keyof typeof ROUND_DAYS): number {
  const sinceNine = now - ROUND_HOUR * HOUR_MS;
  const daysSince = rhythm === 'weekly' ? clockInIndia(sinceNine).getUTCDay() : 0;
  return startOfDayInIndia(sinceNine - daysSince * DAY_MS).getTime() + ROUND_HOUR * HOUR_MS;
}

/** Returns the last Sunday whose digest is due at a moment: `2026-11-22`. A server that was off on that day catches up. */
export function digestDay(now: number): string {
  return dayInIndia(roundMoment(now, 'weekly'));
}
