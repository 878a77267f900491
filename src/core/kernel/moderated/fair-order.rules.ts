import { HOUR_MS } from '../common/india-calendar.rules';
import type { Ground } from './grounds.rules';
import { HOURS_BY_GROUND } from './grounds.rules';

/** Reports per account and day that open or raise cases. Later ones are stored and read last. */
export const MAX_RAISING_REPORTS = 10;

/** The number from which cases of a source are delayed by the full time. */
export const MIN_NTH_FULL_DELAY = 4;

/** Places a delayed case behind others of the same moment. */
const BEHIND_MS = 1;

/**
 * Returns the sort position of a case in the queue, in ms since 1970. The first case of a reader or network in a day is
 * placed at its due time. The second and third are placed behind cases due within half of the decision time, later ones
 * behind cases due within all of it. So nobody fills the head of the queue. The due time does not change.
 */
export function queuePositionOf(ground: Ground, dueAt: number, nth: number): number {
  if (nth === 1) return dueAt;
  const part = nth < MIN_NTH_FULL_DELAY ? 1 / 2 : 1;
  return dueAt + HOURS_BY_GROUND[ground] * HOUR_MS * part + BEHIND_MS;
}
