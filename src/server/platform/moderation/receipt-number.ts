import { randomInt } from 'node:crypto';
import { dayInIndia } from '@/core/common/india-calendar.rules';

/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CHANCE_LETTERS = 6;

/** Draws the number of a receipt: `CM-20261120-7F3K9Q`. `now` is in ms since 1970. */
export function receiptNumber(prefix: 'CM' | 'SN', now: number): string {
  const letters = Array.from({ length: CHANCE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]);
  return `${prefix}-${dayInIndia(now).replaceAll('-', '')}-${letters.join('')}`;
}
