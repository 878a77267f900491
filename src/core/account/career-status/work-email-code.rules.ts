import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';

export const CODE_MINUTES = 10;
export const CODE_MS = CODE_MINUTES * 60_000;

export const MAX_CODE_TRIES = 5;

export const MAX_CODES_PER_HOUR = 5;
/** The limit of further codes to one mailbox, for all accounts together. An account's first code is always sent. */
export const MAX_REPEATED_CODES_PER_HOUR = 10;
export const CODES_WINDOW_MS = HOUR_MS;

/** Returns at least 1. `waitMs` is the rest of the hour. */
export function minutesToWait(waitMs: number): number {
  return Math.max(1, Math.ceil(waitMs / 60_000));
}

export function tooManyCodes(minutes: number): string {
  return `We sent ${MAX_CODES_PER_HOUR} codes already. ${tryAgainIn(minutes)}`;
}

export function tooManyCodesToMailbox(minutes: number): string {
  return `This address was sent too many codes. ${tryAgainIn(minutes)}`;
}

function tryAgainIn(minutes: number): string {
  return `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

export function codeSentMessage(address: string): string {
  return `We sent a code to ${address}.`;
}
