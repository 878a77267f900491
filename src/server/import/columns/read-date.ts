import { DAY_MS, dayBeforeInIndia, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { UnreadableText } from './unreadable';
import { withoutDevanagari } from './without-devanagari';

/** The order of day and month in all-digit dates. */
export type DateOrder = 'dmy' | 'mdy';

export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MIN_YEAR = 1900;
/** Day 0 of clocks and spreadsheets, which means a missing date. */
const NO_DAYS = new Set(['1970-01-01', '1900-01-01', '1899-12-30', '1899-12-31']);
const MAX_YEAR = 2100;
/** Day 0 of spreadsheet dates. */
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);

const DIGITS = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})(?!\d)/;
const YEAR_FIRST = /^(\d{4})[/.-]?(\d{1,2})(?:[/.-]?(\d{1,2}))?(?!\d)/;
const WITH_MONTH =
  /(?:(\d{1,2})(?:st|nd|rd|th)?[\s,.-]+(?:of\s+)?)?\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b[\s,.'’-]*(?:(\d{1,2})(?:st|nd|rd|th)?(?=[\s,.-]+'?\d)[\s,.-]+)?[\s,.'’-]*(\d{4}|\d{2})(?!\d)/i;
/** Matches "2024-Jan-05". */
const YEAR_THEN_NAME =
  /^(\d{4})[\s/.-]+(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s/.-]+(\d{1,2})(?!\d)/i;
const QUARTER = /^q([1-4])[\s,'’-]*(\d{4})$|^(\d{4})[\s,'’-]*q([1-4])$/i;
const YEAR_ALONE = /^(?:year\s+)?\d{4}(?:\.0)?$/i;
const CLOCK =
  /(?:\bat\s+)?\b\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\b\.?)?|\b(?:ist|gmt|utc)\b(?:[+-]\d{1,2}:?\d{2})?/gi;
/** Prefixes in job lists: "EmployerActive 3 days ago". */
const BEFORE_AGO = /^(?:(?:employer)?\s*(?:re-?)?(?:posted|active|updated|published|reviewed)\s*(?:on|:)?\s*)+/i;
/** Matches "30+ days ago", which is any earlier day. */
const AGE_WITHOUT_END = /^(?:over|more than)\s|\d\s*\+/i;
/** Matches ages. Some sites show only "2 weeks" for the time since a posting. */
const AGO =
  /^(?:over\s+|about\s+|almost\s+)?(\d+|an?|one)\+?\s*(minute|min|hour|hr|h|day|d|week|wk|w|month|mth|mo|year|yr|y)s?\.?(?:\s+ago)?$/i;
const DAYS_AGO: Readonly<Record<string, number>> = {
  minute: 0,
  min: 0,
  hour: 0,
  hr: 0,
  h: 0,
  day: 1,
  d: 1,
  week: 7,
  wk: 7,
  w: 7,
  month: 30,
  mth: 30,
  mo: 30,
  year: 365,
  yr: 365,
  y: 365,
};

/**
 * Reads common date formats as `YYYY-MM-DD`: year first, month names, digits in the file's order, Unix times,
 * spreadsheet days, "3 days ago". A month alone is its first day; a year or quarter alone is not read. Returns null for
 * an open age ("30+ days ago").
 */
export function readDate(written: string, order: DateOrder, now: number): string | UnreadableText | null {
  const text = withoutDevanagari(written);
  if (isOpenEndedAge(text)) return null;
  const day = readAnyDate(text, order, now);
  return typeof day === 'string' && NO_DAYS.has(day) ? new UnreadableText('is day 0 of a clock or a spreadsheet') : day;
}

function readAnyDate(text: string, order: DateOrder, now: number): string | UnreadableText {
  const iso = YEAR_FIRST.exec(text);
  if (iso !== null && /^\d{4}[/.-]|^\d{8}$/.test(text))
    return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3] ?? 1));
  const digits = DIGITS.exec(text);
  if (digits !== null) return fromDigits(Number(digits[1]), Number(digits[2]), yearOf(digits[3] ?? ''), order);
  const begun = YEAR_THEN_NAME.exec(text);
  if (begun !== null) return dateOf(Number(begun[1]), monthOf(begun[2] ?? ''), Number(begun[3]));
  const named = WITH_MONTH.exec(text.replaceAll(CLOCK, ' '));
  if (named !== null) {
    return dateOf(yearOf(named[4] ?? ''), monthOf(named[2] ?? ''), Number(named[1] ?? named[3] ?? 1));
  }
  if (bareYearIn(text) !== null) return new UnreadableText('has a year, but no month');
  if (/^\d{1,2}[/-]\d{4}$/.test(text)) return dateOf(Number(text.slice(-4)), Number(text.slice(0, -5)), 1);
  if (quarterIn(text) !== null) return new UnreadableText('has a quarter, but no month');
  if (/^[2-6]\d,?\d{3}(\.\d+)?$/.test(text))
    return isoDayOf(SPREADSHEET_EPOCH + Number(text.replace(',', '')) * DAY_MS);
  if (/^\d{10}(\.\d+)?$/.test(text)) return isoDayOf(Number(text) * 1_000);
  if (/^\d{13}(\.\d+)?$/.test(text)) return isoDayOf(Number(text));
  // "1.692735E+12": milliseconds as spreadsheets write them; fewer digits may be off by weeks.
  if (/^\d\.\d{6,}e\+?12$/i.test(text)) return isoDayOf(Number(text));
  if (/^\d{16}$/.test(text)) return isoDayOf(Number(text) / 1_000);
  return fromToday(text, now) ?? new UnreadableText('is not a date');
}

export function quarterIn(text: string): string | null {
  const [, before, yearBehind, year = yearBehind, quarter = before] = QUARTER.exec(text) ?? [];
  return year === undefined ? null : `${year}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}-01`;
}

export function bareYearIn(text: string): number | null {
  return YEAR_ALONE.test(text) ? Number(/\d{4}/.exec(text)?.[0]) : null;
}

export function isAgeInYears(text: string): boolean {
  return /^y/i.test(AGO.exec(text.replace(BEFORE_AGO, ''))?.[2] ?? '');
}

export function isOpenEndedAge(text: string): boolean {
  return AGE_WITHOUT_END.test(text.replace(BEFORE_AGO, '')) && isRelativeDate(text);
}

export function isRelativeDate(text: string): boolean {
  return fromToday(text, 0) !== null;
}

/** Returns the order that a column's texts show. Day first by default. */
export function orderOfDates(texts: readonly string[]): DateOrder {
  let monthFirst = 0;
  let dayFirst = 0;
  for (const text of texts) {
    const digits = DIGITS.exec(withoutDevanagari(text));
    if (digits === null) continue;
    if (Number(digits[1]) > 12) dayFirst += 1;
    if (Number(digits[2]) > 12) monthFirst += 1;
  }
  return monthFirst > dayFirst ? 'mdy' : 'dmy';
}

function fromDigits(first: number, second: number, year: number, order: DateOrder): string | UnreadableText {
  const isMonthFirst = order === 'mdy' ? first <= 12 : second > 12;
  return isMonthFirst ? dateOf(year, first, second) : dateOf(year, second, first);
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.toLowerCase()) + 1;
}

function yearOf(text: string): number {
  const year = Number(text);
  if (text.length !== 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function dateOf(year: number, month: number, day: number): string | UnreadableText {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isReal || year < MIN_YEAR || year > MAX_YEAR) return new UnreadableText('is not a real date');
  return isoDayOf(date.getTime());
}

/** Returns the day in UTC. Keys of imported rows contain it, and another day would import the same row twice. */
function isoDayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function fromToday(said: string, now: number): string | null {
  const text = said.replace(BEFORE_AGO, '');
  if (/^(today|just now|just posted|just|few hours ago)$/i.test(text)) return dayInIndia(now);
  if (/^yesterday$/i.test(text)) return dayBeforeInIndia(now, 1);
  const ago = AGO.exec(text);
  if (ago === null) return null;
  const count = /^\d/.test(ago[1] ?? '') ? Number(ago[1]) : 1;
  return dayBeforeInIndia(now, count * (DAYS_AGO[(ago[2] ?? '').toLowerCase()] ?? 0));
}
