// India has one time zone without summer time. Days, months, quarters and years of the product are
// those of India. Moments are in ms since 1970; no other file knows the offset.
const INDIA_OFFSET_MS = 5.5 * 3_600_000;

export const INDIA_TIME_ZONE = 'Asia/Kolkata';

export const SECOND_MS = 1_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export function clockInIndia(moment: number): Date {
  return new Date(moment + INDIA_OFFSET_MS);
}

export function dayInIndia(moment: number): string {
  return clockInIndia(moment).toISOString().slice(0, 10);
}

export function dayBeforeInIndia(moment: number, days: number): string {
  return dayInIndia(moment - days * DAY_MS);
}

/** Returns the day some days later. Both days are like `2026-11-20`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the days since 1970-01-01. */
export function dayNumberInIndia(moment: number): number {
  return Math.floor((moment + INDIA_OFFSET_MS) / DAY_MS);
}

export function startOfDayInIndia(moment: number): Date {
  return new Date(dayNumberInIndia(moment) * DAY_MS - INDIA_OFFSET_MS);
}

export function parseStartOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET_MS);
}

/** Returns at least 1. */
export function secondsToMidnightInIndia(moment: number): number {
  return Math.ceil((startOfDayInIndia(moment).getTime() + DAY_MS - moment) / SECOND_MS);
}

export function monthInIndia(moment: number): string {
  return dayInIndia(moment).slice(0, 7);
}

/** Returns a month like `2026-11`. */
export function monthBeforeInIndia(moment: number, months: number): string {
  return monthInIndia(startOfMonthInIndia(moment, months).getTime());
}

export function monthNumberInIndia(moment: number): number {
  return yearInIndia(moment) * 12 + clockInIndia(moment).getUTCMonth();
}

export function startOfMonthInIndia(moment: number, monthsBefore = 0): Date {
  const clock = clockInIndia(moment);
  return new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() - monthsBefore, 1) - INDIA_OFFSET_MS);
}

export function quarterInIndia(moment: number): number {
  return Math.floor(monthNumberInIndia(moment) / 3);
}

export function yearInIndia(moment: number): number {
  return clockInIndia(moment).getUTCFullYear();
}
