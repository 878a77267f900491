import type { PluralForms } from './plural';
import { plural } from './plural';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** For relative time a month has 30 days, in ms (VA-RELTIME-LENGTHS). */
export const RELATIVE_MONTH_MS = 30 * DAY;

/** For relative time a year has 365 days, in ms (VA-RELTIME-LENGTHS). */
export const RELATIVE_YEAR_MS = 365 * DAY;

interface Unit extends PluralForms {
  readonly length: number;
}

// No unit is a single letter that reads as another one: `m` is a minute to some and a month to others (decisions A 59).
const SHORT_UNITS: readonly Unit[] = [
  { length: RELATIVE_YEAR_MS, one: '{count} year', other: '{count} years' },
  { length: RELATIVE_MONTH_MS, one: '{count} month', other: '{count} months' },
  { length: WEEK, one: '{count} week', other: '{count} weeks' },
  { length: DAY, one: '{count} day', other: '{count} days' },
  { length: HOUR, one: '{count} h', other: '{count} h' },
  { length: MINUTE, one: '{count} min', other: '{count} min' },
];

// Weeks exist only in the short form (decisions A 59).
const AGO_UNITS: readonly Unit[] = [
  { length: RELATIVE_YEAR_MS, one: '{count}y ago', other: '{count}y ago' },
  { length: RELATIVE_MONTH_MS, one: '{count}mon ago', other: '{count}mon ago' },
  { length: DAY, one: '{count}d ago', other: '{count}d ago' },
  { length: HOUR, one: '{count}h ago', other: '{count}h ago' },
  { length: MINUTE, one: '{count}m ago', other: '{count}m ago' },
];

/** Returns the age of a moment in its largest unit: `2 years`, `3 months`, `1 week`, `4 days`, `5 h`, `6 min`; `now` under a minute and in the future. */
export function relativeTimeShort(momentMs: number, nowMs: number): string {
  return largestUnit(nowMs - momentMs, SHORT_UNITS);
}

/** Returns the age of a moment: `2y ago`, `3mon ago`, `4d ago`, `5h ago`, `6m ago`; `now` under a minute and in the future. */
export function relativeTimeAgo(momentMs: number, nowMs: number): string {
  return largestUnit(nowMs - momentMs, AGO_UNITS);
}

function largestUnit(elapsed: number, units: readonly Unit[]): string {
  const unit = units.find(({ length }) => elapsed >= length);
  return unit === undefined ? 'now' : plural(Math.floor(elapsed / unit.length), unit);
}
