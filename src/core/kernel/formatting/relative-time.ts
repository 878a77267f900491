import type { PluralForms } from './plural';
import { plural } from './plural';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** 30 days (VA-RELTIME-LENGTHS). */
export const RELATIVE_MONTH_MS = 30 * DAY;

/** 365 days (VA-RELTIME-LENGTHS). */
export const RELATIVE_YEAR_MS = 365 * DAY;

interface Unit extends PluralForms {
  readonly length: number;
}

// Avoids ambiguous units: `m` could mean minutes or months (decisions A 59).
const UNITS: readonly Unit[] = [
  { length: RELATIVE_YEAR_MS, one: '{count} year', other: '{count} years' },
  { length: RELATIVE_MONTH_MS, one: '{count} month', other: '{count} months' },
  { length: WEEK, one: '{count} week', other: '{count} weeks' },
  { length: DAY, one: '{count} day', other: '{count} days' },
  { length: HOUR, one: '{count} h', other: '{count} h' },
  { length: MINUTE, one: '{count} min', other: '{count} min' },
];

/**
 * Formats a time in its largest unit: `2 years`, `3 months`, `1 week`, `4 days`, `5 h`, `6 min`. Times under a minute
 * and in the future are `now`.
 */
export function relativeTime(momentMs: number, nowMs: number): string {
  const elapsed = nowMs - momentMs;
  const unit = UNITS.find(({ length }) => elapsed >= length);
  return unit === undefined ? 'now' : plural(Math.floor(elapsed / unit.length), unit);
}
