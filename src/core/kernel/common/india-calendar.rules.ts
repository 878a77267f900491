// India has one time zone without summer time, so its wall clock is a fixed shift. This file alone knows it: days, months, quarters and
// years of the product, on the client, the server and in fakes, are those of India. A moment is in ms since 1970 UTC.
const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** The time zone by its name, for SQL and for formats of the platform. */
export const INDIA_TIME_ZONE = 'Asia/Kolkata';

export const SECOND_MS = 1_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Returns a date whose UTC parts are those of a clock in India. */
export function clockInIndia(moment: number): Date {
  return new Date(moment + INDIA_OFFSET_MS);
}

/** Returns the day: `2026-11-20`. */
export function dayInIndia(moment: number): string {
  return clockInIndia(moment).toISOString().slice(0, 10);
}

/** Returns the day so many days before that of a moment: `2026-11-20`. */
export function dayBeforeInIndia(moment: number, days: number): string {
  return dayInIndia(moment - days * DAY_MS);
}

/** Returns the day so many days after another, both as `2026-11-20`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the days from 1970-01-01 to that of a moment. */
export function dayNumberInIndia(moment: number): number {
  return Math.floor((moment + INDIA_OFFSET_MS) / DAY_MS);
}

/** Returns midnight, the first moment of the day. */
export function startOfDayInIndia(moment: number): Date {
  return new Date(dayNumberInIndia(moment) * DAY_MS - INDIA_OFFSET_MS);
}

/** Returns the first moment of a day by its name, `2026-11-20`. */
export function startOfDayNamed(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET_MS);
}

/** Returns the whole seconds until the next midnight, at least 1. */
export function secondsToMidnightInIndia(moment: number): number {
  return Math.ceil((startOfDayInIndia(moment).getTime() + DAY_MS - moment) / SECOND_MS);
}

/** Returns the month: `2026-11`. */
export function monthInIndia(moment: number): string {
  return dayInIndia(moment).slice(0, 7);
}

/** Returns the month so many months before that of a moment: `2026-11`. */
export function monthBeforeInIndia(moment: number, months: number): string {
  return monthInIndia(startOfMonthInIndia(moment, months).getTime());
}

/** Returns the months since the year 0. */
export function monthNumberInIndia(moment: number): number {
  return yearInIndia(moment) * 12 + clockInIndia(moment).getUTCMonth();
}

/** Returns the first moment of the month so many months before that of a moment. */
export function startOfMonthInIndia(moment: number, monthsBefore = 0): Date {
  const clock = clockInIndia(moment);
  return new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() - monthsBefore, 1) - INDIA_OFFSET_MS);
}

/** Returns the quarters since the year 0. */
export function quarterInIndia(moment: number): number {
  return Math.floor(monthNumberInIndia(moment) / 3);
}

export function yearInIndia(moment: number): number {
  return clockInIndia(moment).getUTCFullYear();
}
