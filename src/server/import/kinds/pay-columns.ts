import { codeColumn, column } from '@/server/import/columns/column';
import { currencyIn } from '@/server/import/columns/read-currency';
import type { Pay } from '@/server/import/columns/read-pay';
import { readPay } from '@/server/import/columns/read-pay';
import { arePayPeriods, periodIn, readPeriod } from '@/server/import/columns/read-period';
import { UnreadableText } from '@/server/import/columns/unreadable';
import { mentionsForeignPlace } from '@/server/import/names/abroad';
import { citiesOfIndia, isWithoutPlace } from '@/server/import/names/places';
import headings from './headings.json';

const LAKH = 100_000;
const UNITS: readonly (readonly [RegExp, number, string])[] = [
  [/\blakhs?\b|\blacs?\b|\blpa\b|लाख/i, LAKH, 'lakh'],
  [/crore|\bcr\b/i, 10_000_000, 'crore'],
  [/million|\bmn\b/i, 1_000_000, 'million'],
  [/thousand|\bk\b|(?<!\d)000s?\b/i, 1_000, 'thousand'],
];
/** The maximum of an amount in lakh. Annual pay in rupees is never so low. */
const MAX_IN_LAKH = 1_000;
/** The maximum plausible pay in lakh. A higher amount is in rupees. */
const MAX_LAKH = 10_000;
/** The maximum usual pay in rupees a year. */
const MAX_USUAL_PAY = 100_000_000;
const MONTHS = 12;
/**
 * The minimum usual pay in rupees. If most amounts of a file are lower per year, the file has a different currency or
 * period.
 */
export const MIN_USUAL_PAY = 100_000;
/** The share of places abroad above which amounts may be in any currency. */
const MAX_SHARE_ABROAD = 0.2;
/** The share of unknown places above which a file may be about another country. */
const MAX_SHARE_UNKNOWN = 0.5;
const MIN_PLACES = 10;
/** The maximum in rupees a year. A higher result means that the amount is annual, although paid by the month. */
const MAX_IN_SHORT_TIME = 6_000_000;
const MAX_IN_SHORT_TIME_OF_LAKHS = 3_600_000;
const UNCLEAR = 'UNCLEAR';
const NAMES_OF_PERIODS: Readonly<Record<number, string>> = {
  2: 'half-year',
  4: 'quarter',
  12: 'month',
  26: 'fortnight',
  52: 'week',
  260: 'day',
};

export const NOT_PAY_WORDS: readonly string[] = ['hand', 'inhand', 'home', 'takehome', 'net'];

/** Header words of amounts, not of years: "RSU, all 4 years (LPA)". */
export const NOT_YEARS_WORDS: readonly string[] = [
  'lpa',
  'lakh',
  'inr',
  'rs',
  'ctc',
  'salary',
  'pay',
  'bonus',
  'stock',
  'rsu',
  'esop',
];

export const payColumns = {
  least: column({
    about: 'the lower end of the pay, if in a separate column',
    guesses: headings.least,
    read: readPay,
  }),
  most: column({
    about: 'the upper end of the pay',
    guesses: headings.most,
    read: readPay,
  }),
  unit: column({
    about: 'the unit of amounts without one: rupees, thousand, lakh, million or crore',
    guesses: headings.unit,
    read: readUnit,
  }),
  period: column({
    about: 'the period of amounts without one: year, half-year, quarter, month, fortnight, week, day or hour',
    guesses: headings.period,
    recognises: arePayPeriods,
    read: readPeriod,
  }),
  currency: codeColumn({ about: 'the currency', guesses: headings.currency }),
} as const;

interface AmountOfFile {
  readonly amount: Pay | null;
  readonly period: number | null;
  readonly currency: string | null;
  readonly location: string | null;
}

interface PayOfFile {
  readonly unit: string | null;
  readonly period: number | null;
  readonly currency: string | null;
}

export function annual(pay: Pay, { unit, period, currency: ofColumn }: PayOfFile): Pay {
  const named = ofColumn === null ? null : (currencyIn(ofColumn) ?? ofColumn.toUpperCase());
  const currency = pay.currency ?? named;
  const ofUnit = isInUnit(pay, unit, currency) ? factorOf(unit) : 1;
  const factor = ofUnit * (pay.period === null ? (period ?? 1) : 1);
  return { ...pay, low: pay.low * factor, high: pay.high * factor, currency };
}

/** Returns true for amounts in the file's unit. In a file of lakhs, "₹9,00,000" and "$90,000" are full amounts. */
function isInUnit({ hasUnit, high }: Pay, unit: string | null, currency: string | null): boolean {
  if (hasUnit || factorOf(unit) !== LAKH) return !hasUnit;
  return (currency ?? 'INR') === 'INR' && high <= MAX_LAKH;
}

/**
 * Explains why an amount without a period is not annual, or returns null if it is. Next to "12" and "8.5" lakh, 45,000
 * and "45k" are monthly.
 */
export function unclearPeriodReason(pay: Pay | null, { unit, period }: PayOfFile): string | null {
  if (pay === null || pay.period !== null) return null;
  const ofUnit = pay.hasUnit ? 1 : factorOf(unit);
  if (
    (period ?? 1) > 1 &&
    pay.high * ofUnit * (period ?? 1) > (pay.isOfYear ? MAX_IN_SHORT_TIME_OF_LAKHS : MAX_IN_SHORT_TIME)
  )
    return 'is too much for the time that the file names: it may be the pay of a year';
  if ((period ?? 1) !== 1) return null;
  if (unit === UNCLEAR && period === null && !pay.hasUnit)
    return 'has no period, and the amounts of the file are too low for a year (name the period: --set period=month or --set period=year)';
  if (pay.high >= MIN_USUAL_PAY) return null;
  if (pay.hasUnit) return pay.high > MAX_LAKH ? 'has no period, and is too low for a year' : null;
  return factorOf(unit) === LAKH && pay.high > MAX_LAKH
    ? 'is too high in lakhs, and too low in rupees for a year: it may be monthly'
    : null;
}

/** Returns a range. A single amount is a minimum or a maximum; 0 means not stated. */
export function rangeOf(least: Pay | null, most: Pay | null): Pay | null {
  const [from, to] = [saidIn(least), saidIn(most)];
  if (from === null || to === null) {
    const pay = from ?? to;
    return pay === null ? null : { ...pay, limit: from === null ? 'most' : 'least' };
  }
  return { ...to, low: Math.min(from.low, to.high), high: Math.max(from.low, to.high), limit: null };
}

function saidIn(pay: Pay | null): Pay | null {
  return pay?.high === 0 ? null : pay;
}

export function payAssumptions(
  rows: readonly AmountOfFile[],
  headers: readonly (string | undefined)[],
): Readonly<Record<string, string>> {
  const words = headers.join(' ').replaceAll(/[_()]/g, ' ');
  // A stipend is paid by the month.
  const period = periodIn(words) ?? (/\bstipend\b/i.test(words) ? MONTHS : null);
  const currency = currencyIn(words);
  const median = medianOf(plainAmounts(rows));
  const time = period === null || period === 1 ? {} : { period: NAMES_OF_PERIODS[period] ?? 'hour' };
  const unit = unitOf(words, median, period);
  if (currency !== null && currency !== 'INR') return { ...time, currency };
  if (currency === null && mayBeForeign(rows, period)) return { ...time, currency: UNCLEAR };
  return { ...time, ...(isTooLittle(rows, period) ? { unit: UNCLEAR } : unit) };
}

function isTooLittle(rows: readonly AmountOfFile[], period: number | null): boolean {
  return period === null && rows.every((row) => row.period === null) && areSmall(rows);
}

function areSmall(rows: readonly AmountOfFile[]): boolean {
  const plain = plainAmounts(rows);
  const median = medianOf(plain) ?? 0;
  const amounts = rows.filter(({ amount }) => amount !== null);
  return median >= MAX_IN_LAKH && median < MIN_USUAL_PAY && plain.length * 2 > amounts.length;
}

function readUnit(text: string): string | UnreadableText {
  const isUnit = text === UNCLEAR || factorOf(text) > 1 || currencyIn(text) === 'INR';
  return isUnit ? text : new UnreadableText('is not a unit of amounts');
}

/** Returns the header's unit, unless the amounts are too large for it, or lakh if they are too small for rupees. */
function unitOf(words: string, median: number | undefined, period: number | null): Readonly<Record<string, string>> {
  const [, size = 1, name] = UNITS.find(([pattern]) => pattern.test(words)) ?? [];
  if (median === undefined || (median >= MAX_IN_LAKH && median * size > MAX_USUAL_PAY)) return {};
  if (name !== undefined && name !== 'lakh') return { unit: name };
  return median < MAX_IN_LAKH && (period ?? 1) === 1 ? { unit: 'lakh' } : {};
}

/**
 * Returns true if amounts may be foreign: without a currency they may not be rupees, or without a period not annual.
 */
function mayBeForeign(rows: readonly AmountOfFile[], period: number | null): boolean {
  const amounts = rows.flatMap(({ amount }) => amount ?? []);
  const isNamed = rows.some((row) => row.currency !== null) || amounts.every((amount) => amount.currency !== null);
  if (isNamed) return false;
  if (shareAbroad(rows) > MAX_SHARE_ABROAD || isOfUnknownPlaces(rows)) return true;
  return period === null && areSmall(rows);
}

function plainAmounts(rows: readonly AmountOfFile[]): readonly number[] {
  return rows.flatMap(({ amount, period: own, currency: named }) => {
    const isOfYear = (own ?? 1) === 1 && (amount?.period ?? null) === null;
    const isInRupees = (amount?.currency ?? named ?? 'INR') === 'INR';
    return amount !== null && isOfYear && isInRupees && !amount.hasUnit && amount.high > 0 ? [amount.high] : [];
  });
}

export function foreignCurrencyReason(currency: string | null): string | null {
  if (currency === null || currency === 'INR') return null;
  return currency === UNCLEAR
    ? 'has neither currency nor period, and the file is not in rupees a year (name them: --set currency=INR, --set currency=USD or --set period=month)'
    : `is paid in ${currency}, not in rupees`;
}

function medianOf(amounts: readonly number[]): number | undefined {
  return amounts.toSorted((one, other) => one - other)[Math.floor(amounts.length / 2)];
}

function shareAbroad(rows: readonly AmountOfFile[]): number {
  const places = rows.flatMap(({ location }) => location ?? []);
  return places.length === 0 ? 0 : places.filter(mentionsForeignPlace).length / places.length;
}

/**
 * Returns true for places in no list of countries or Indian cities, such as "SUNNYVALE" and "PLANO" without a state.
 */
function isOfUnknownPlaces(rows: readonly AmountOfFile[]): boolean {
  const named = rows
    .map(({ location }) => citiesOfIndia().read(location ?? ''))
    .filter(({ cities, state, unknown }) => cities.length > 0 || state !== null || unknown.length > 0);
  const unknown = named.filter(isWithoutPlace);
  return named.length >= MIN_PLACES && unknown.length > named.length * MAX_SHARE_UNKNOWN;
}

function factorOf(unit: string | null): number {
  return UNITS.find(([pattern]) => pattern.test(unit ?? ''))?.[1] ?? 1;
}

const MAX_SMALL = 1_000;
const MAX_OF_FIRST_COUNTS = 2;
const MIN_SHARE_OF_FIRST_COUNTS = 0.2;
const MIN_COUNTS = 10;
const SAYS_PAY = /\b(?:lpa|lakhs?|lacs?|l|k|inr|rs|ctc)\b/i;

export function countColumnReason(given: readonly string[], header: string): string | null {
  if (given.length < MIN_COUNTS || SAYS_PAY.test(header.replaceAll('_', ' '))) return null;
  const numbers = given.map((text) => Number(text.replaceAll(',', '')));
  const areSmall = numbers.every((number) => Number.isInteger(number) && number >= 0 && number < MAX_SMALL);
  const first = numbers.filter((number) => number <= MAX_OF_FIRST_COUNTS);
  return areSmall && first.length >= numbers.length * MIN_SHARE_OF_FIRST_COUNTS ? 'has counts, not pay' : null;
}

/** Matches "RSU, all 4 years", one grant for all of them. */
const OF_SEVERAL_YEARS = /(?:^|[\s,(_-])(?:[2-9]|two|three|four|five)[\s_-]*(?:years?|yrs?)\b/i;

/** Refuses counts, and amounts of a shorter period or several years. Returns null if they may be annual. */
export function notAnnualPayReason(given: readonly string[], header: string): string | null {
  if ((periodIn(header.replaceAll('_', ' ')) ?? 1) > 1) return 'is of a shorter time than a year';
  return OF_SEVERAL_YEARS.test(header) ? 'covers several years, not a single one' : countColumnReason(given, header);
}
