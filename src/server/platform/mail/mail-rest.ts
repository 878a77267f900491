import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';

export const FIRST_RETRY_DELAY_MS = 5 * 60_000;

const MAX_REST_MS = HOUR_MS;

/** Returns the pause in ms after `failures` failed attempts. */
export function retryDelayAfter(failures: number): number {
  return Math.min(FIRST_RETRY_DELAY_MS * 2 ** failures, MAX_REST_MS);
}
