import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';

/** The first rest of a mail that has failed; each next one is twice as long. */
export const FIRST_REST_MS = 5 * 60_000;

/** The longest rest: what waits goes out within the hour once it can. */
const MAX_REST_MS = HOUR_MS;

/** Returns the rest, in ms, of a mail that has failed so often before. */
export function restAfter(failures: number): number {
  return Math.min(FIRST_REST_MS * 2 ** failures, MAX_REST_MS);
}
