import { dayAfter } from '@/core/kernel/common/india-calendar.rules';
import type { Day } from './calendar';
import { dayOf, daysBetween, lastDayOf, MONTHS_PER_YEAR, monthOf, yearOf } from './calendar';

export function isDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return parts !== null && dayOf(Number(parts[1]), Number(parts[2]), Number(parts[3])) === text;
}

export interface ServiceTime {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/** Counts both days. Service from 29 February completes a year on the next 28 February. */
export function serviceBetween(first: Day, last: Day): ServiceTime {
  const end = dayAfter(last, 1);
  const after = (months: number): Day => {
    const day = dayOf(yearOf(first), monthOf(first) + months, 1);
    const lastOfMonth = Number(lastDayOf(day.slice(0, 7)).slice(8));
    return dayAfter(day, Math.min(Number(first.slice(8)) - 1, lastOfMonth));
  };
  const between = (yearOf(end) - yearOf(first)) * MONTHS_PER_YEAR + monthOf(end) - monthOf(first);
  const months = after(between) > end ? between - 1 : between;
  return {
    years: Math.floor(months / MONTHS_PER_YEAR),
    months: months % MONTHS_PER_YEAR,
    days: daysBetween(after(months), end) - 1,
  };
}
