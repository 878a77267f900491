/** The session is renewed this long before its access token ends, in ms (TM-AUTH-REFRESH). */
export const RENEW_AHEAD_MS = 300_000;

/** An open page looks at least this often whether a renewal is due, in ms: timers stand still while a device sleeps, and clocks are set. */
export const RENEWAL_CHECK_MS = 60_000;

const MIN_RETRY_MS = 30_000;
const MAX_RETRY_MS = 960_000;

/** Returns how long to wait after so many tries without success, at least one, in ms (TM-AUTH-BACKOFF). */
export function retryDelay(tries: number): number {
  return Math.min(MIN_RETRY_MS * 2 ** (tries - 1), MAX_RETRY_MS);
}
