const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** For relative time a month has 30 days, in ms (VA-RELTIME-LENGTHS). */
export const RELATIVE_MONTH_MS = 30 * DAY;

/** For relative time a year has 365 days, in ms (VA-RELTIME-LENGTHS). */
export const RELATIVE_YEAR_MS = 365 * DAY;

interface Unit {
  readonly length: number;
  readonly name: string;
}

const SHORT_UNITS: readonly Unit[] = [
  { length: RELATIVE_YEAR_MS, name: 'y' },
  { length: RELATIVE_MONTH_MS, name: 'mo' },
  { length: WEEK, name: 'w' },
  { length: DAY, name: 'd' },
  { length: HOUR, name: 'h' },
  { length: MINUTE, name: 'm' },
  { length: SECOND, name: 's' },
];

// Weeks and seconds exist only in the short form (decisions A 59).
const AGO_UNITS: readonly Unit[] = [
  { length: RELATIVE_YEAR_MS, name: 'y ago' },
  { length: RELATIVE_MONTH_MS, name: 'mon ago' },
  { length: DAY, name: 'd ago' },
  { length: HOUR, name: 'h ago' },
  { length: MINUTE, name: 'm ago' },
];

/** Returns the age of a moment in its largest unit: `2y`, `3mo`, `1w`, `4d`, `5h`, `6m`, `7s`; `now` under a second and in the future. */
export function relativeTimeShort(momentMs: number, nowMs: number): string {
  return largestUnit(nowMs - momentMs, SHORT_UNITS);
}

/** Returns the age of a moment: `2y ago`, `3mon ago`, `4d ago`, `5h ago`, `6m ago`; `now` under a minute and in the future. */
export function relativeTimeAgo(momentMs: number, nowMs: number): string {
  return largestUnit(nowMs - momentMs, AGO_UNITS);
}

function largestUnit(elapsed: number, units: readonly Unit[]): string {
  const unit = units.find(({ length }) => elapsed >= length);
  return unit === undefined ? 'now' : `${Math.floor(elapsed / unit.length)}${unit.name}`;
}
