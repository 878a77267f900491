import { dayInIndia } from '@/server/platform/day-in-india';

const DAY_MS = 86_400_000;

/** Returns the day in India so many days before a moment in ms since 1970. */
export function daysBefore(moment: number, days: number): string {
  return dayInIndia(moment - days * DAY_MS);
}
