/** Time before the access token's end at which it is renewed (TM-AUTH-REFRESH). */
export const RENEW_AHEAD_MS = 300_000;

/** The interval of renewal checks. Short, because timers stop while a device sleeps, and clocks may be changed. */
export const RENEWAL_CHECK_MS = 60_000;

const MIN_RETRY_MS = 30_000;
const MAX_RETRY_MS = 960_000;

export function retryDelay(tries: number): number {
  return Math.min(MIN_RETRY_MS * 2 ** (tries - 1), MAX_RETRY_MS);
}
