import { randomInt } from 'node:crypto';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CHANCE_LETTERS = 6;

/** Returns `CM-20261120-7F3K9Q`. `now` is in ms since 1970. */
export function receiptNumber(prefix: 'CM' | 'SN', now: number): string {
  return numberOf(prefix, now, () => randomInt(LETTERS.length));
}

export function decoyReceiptNumber(prefix: 'CM' | 'SN', now: number, ref: Uint8Array): string {
  return numberOf(prefix, now, (place) => (ref[place] ?? 0) % LETTERS.length);
}

function numberOf(prefix: string, now: number, letterAt: (place: number) => number): string {
  const letters = Array.from({ length: CHANCE_LETTERS }, (_, place) => LETTERS[letterAt(place)]);
  return `${prefix}-${dayInIndia(now).replaceAll('-', '')}-${letters.join('')}`;
}
