import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';

/** A post counts its viewers for so many days. Who has seen it is kept as long, so that each counts once. */
export const VIEWS_COUNTED_DAYS = 90;

/** Returns the first day on which a post counts no viewers any more. `createdAt`: ms since 1970. */
export function viewsEndOn(createdAt: number): string {
  return dayInIndia(createdAt + VIEWS_COUNTED_DAYS * DAY_MS);
}

/** Returns whether a post counts its viewers at `now`. */
export function countsViews(createdAt: number, now: number): boolean {
  return dayInIndia(now) < viewsEndOn(createdAt);
}
