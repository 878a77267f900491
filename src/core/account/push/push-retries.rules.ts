import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';

/** Consecutive failures after which a device is removed. */
export const MAX_PUSH_FAILURES = 20;

const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * HOUR_MS;

/**
 * Returns the pause in ms after a failure: twice the previous one, and at least what the push service asks for.
 * `failures` counts the previous ones.
 */
export function waitAfterFailure(failures: number, askedMs: number): number {
  return Math.max(askedMs, Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS));
}
