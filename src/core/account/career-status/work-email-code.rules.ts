import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';

/** For how long a code to a work or college address is valid. */
export const CODE_MINUTES = 10;
export const CODE_MS = CODE_MINUTES * 60_000;

/** The tries after which a code is good no more. */
export const MAX_CODE_TRIES = 5;

/** The codes that one user is sent within an hour. */
export const MAX_CODES_PER_HOUR = 5;
export const CODES_WINDOW_MS = HOUR_MS;

/** Returns the whole minutes to wait, at least 1; `waitMs` is what is left of the hour. */
export function minutesToWait(waitMs: number): number {
  return Math.max(1, Math.ceil(waitMs / 60_000));
}

export function tooManyCodes(minutes: number): string {
  return `We sent ${MAX_CODES_PER_HOUR} codes already. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

/** Returns the sentence about a code that is on its way; `address` as it may be repeated on a screen. */
export function codeSent(address: string): string {
  return `We sent a code to ${address}.`;
}
