import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';

/** Days for which views are counted. Viewers are stored for as long, so that each counts once. */
export const VIEW_COUNT_DAYS = 90;

/** `createdAt` is in ms since 1970. */
export function lastViewCountDay(createdAt: number): string {
  return dayInIndia(createdAt + VIEW_COUNT_DAYS * DAY_MS);
}

export function areViewsCounted(createdAt: number, now: number): boolean {
  return dayInIndia(now) < lastViewCountDay(createdAt);
}
