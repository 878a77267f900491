import { HOUR_MS } from '../common/india-calendar.rules';
import type { Ground } from './grounds.rules';
import { HOURS_BY_GROUND } from './grounds.rules';

/** Reports per account and day that open or raise cases. Later ones are stored and read last. */
export const MAX_REPORTS_WITH_CASES = 10;

/** The number in the day from which a source's cases are delayed by the full decision time. */
export const MIN_NTH_FULL_DELAY = 4;

/** The offset in ms that sorts a delayed case behind others with the same time. */
const BEHIND_MS = 1;

/**
 * Returns the sort position of a case in the queue, in ms since 1970. The first case of a reader or network in a day is
 * sorted by its due time. The second and third are sorted behind cases due within half of the decision time, later ones
 * behind cases due within all of it. No single source can thus fill the head of the queue. The due time does not
 * change.
 */
export function queuePositionOf(ground: Ground, dueAt: number, nth: number): number {
  if (nth === 1) return dueAt;
  const part = nth < MIN_NTH_FULL_DELAY ? 1 / 2 : 1;
  return dueAt + HOURS_BY_GROUND[ground] * HOUR_MS * part + BEHIND_MS;
}
