import { HOUR_MS } from '../common/india-calendar.rules';
import type { Ground } from './grounds.rules';
import { HOURS_BY_GROUND } from './grounds.rules';

/** The reports of an account that open or raise cases in a day. Those after them are kept, and read last. */
export const MAX_RAISING_REPORTS = 10;

/** From so many cases of one time on, those of a source stand back as far as any. */
export const LAST_STANDING_BACK = 4;

/** Places a case that stands back after those of the same moment that do not. */
const BEHIND_MS = 1;

/**
 * Returns the moment that places a case in the queue, in ms since 1970: its due time for the first case of a reader or network in a day. Each of
 * its later ones stands back behind the cases of others that come within half of its time, from the fourth on within all of it, so that nobody fills the head of the queue. Its due time stays.
 */
export function placedAt(ground: Ground, dueAt: number, nth: number): number {
  if (nth === 1) return dueAt;
  const part = nth < LAST_STANDING_BACK ? 1 / 2 : 1;
  return dueAt + HOURS_BY_GROUND[ground] * HOUR_MS * part + BEHIND_MS;
}
