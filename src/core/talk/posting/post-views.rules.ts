import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';

/** Days for which views are counted. Viewers are stored for as long, so that each counts once. */
export const VIEWS_COUNTED_DAYS = 90;

/** `createdAt` is in ms since 1970. */
export function viewsEndOn(createdAt: number): string {
  return dayInIndia(createdAt + VIEWS_COUNTED_DAYS * DAY_MS);
}

export function countsViews(createdAt: number, now: number): boolean {
  return dayInIndia(now) < viewsEndOn(createdAt);
}
