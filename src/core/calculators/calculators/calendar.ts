import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';

/** A day in India, `2026-09-17`. Days are compared as texts. */
export type Day = string;

/** A wage month, `2026-09`. */
export type WageMonth = string;

/** A financial year from April to March, `2026-27`. */
export type FinancialYear = string;

export const MONTHS_PER_YEAR = 12;

const FIRST_MONTH = 4;
const CENTURY = 100;
const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Returns a day. Months beyond 1 to 12 are carried over to other years. */
export function dayOf(year: number, month: number, day: number): Day {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Returns the number of days, both ends included, or 0 if the first is later. */
export function daysBetween(first: Day, last: Day): number {
  return Math.max(0, (Date.parse(last) - Date.parse(first)) / DAY_MS + 1);
}

export function firstDayOf(month: WageMonth): Day {
  return `${month}-01`;
}

export function lastDayOf(month: WageMonth): Day {
  return `${month}-${new Date(Date.UTC(yearOf(month), monthOf(month), 0)).getUTCDate()}`;
}

export function monthOf(text: WageMonth | Day): number {
  return Number(text.slice(5, 7));
}

export function yearOf(text: WageMonth | Day): number {
  return Number(text.slice(0, 4));
}

export function wageMonthOf(day: Day): WageMonth {
  return day.slice(0, 7);
}

/** Returns the day some months later, or the last day of a shorter month. */
export function monthsAfter(day: Day, months: number): Day {
  const month = wageMonthOf(dayOf(yearOf(day), monthOf(day) + months, 1));
  const same = `${month}${day.slice(7)}`;
  const last = lastDayOf(month);
  return same < last ? same : last;
}

export function dayOfYearText(day: Day): string {
  return day.slice(5);
}

/** Returns the weekday; Sunday is 0. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay();
}

export function monthName(month: WageMonth): string {
  return MONTH_NAMES[monthOf(month) - 1] ?? month;
}

/** Formats a day as `17 Sep 2026`. */
export function dayText(day: Day): string {
  return `${Number(day.slice(8))} ${monthName(day)} ${day.slice(0, 4)}`;
}

export function financialYearOf(day: Day): FinancialYear {
  const first = monthOf(day) < FIRST_MONTH ? yearOf(day) - 1 : yearOf(day);
  return `${first}-${twoDigits((first + 1) % CENTURY)}`;
}

/** Returns true for `2026-27`, false for `2026-28`. */
export function isFinancialYear(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && financialYearOf(firstDayOfYear(text)) === text;
}

export function firstDayOfYear(year: FinancialYear): Day {
  return `${year.slice(0, 4)}-${twoDigits(FIRST_MONTH)}-01`;
}

export function lastDayOfYear(year: FinancialYear): Day {
  return `${yearOf(year) + 1}-${twoDigits(FIRST_MONTH - 1)}-31`;
}

export function monthsOf(year: FinancialYear): readonly WageMonth[] {
  const first = yearOf(year);
  return Array.from({ length: MONTHS_PER_YEAR }, (_, index) => {
    const month = FIRST_MONTH + index;
    return month > MONTHS_PER_YEAR
      ? `${first + 1}-${twoDigits(month - MONTHS_PER_YEAR)}`
      : `${first}-${twoDigits(month)}`;
  });
}
