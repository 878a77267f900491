import { currencyIn } from './read-currency';
import type { Limit } from './read-limit';
import { limitIn } from './read-limit';
import type { NumberInText } from './read-number';
import { AMBIGUOUS_THOUSANDS, numbersIn, UNCLEAR_NUMBER_REASON, withoutBrackets } from './read-number';
import { periodAfterAmount, periodBeforeAmount, periodsIn } from './read-period';
import { UnreadableText } from './unreadable';

export interface Pay {
  readonly low: number;
  readonly high: number;
  /** Set if the amount is only a maximum or a minimum. */
  readonly limit: Limit | null;
  /** The ISO 4217 code, or null if not stated. */
  readonly currency: string | null;
  /** True if the text names a unit (lakh). Plain amounts use the unit of their file. */
  readonly hasUnit: boolean;
  /** Periods in a year (12 for months), or null if the text names none. */
  readonly period: number | null;
  /** True if its words mean annual pay (CTC, lakh, crore). They override the period that the file states elsewhere. */
  readonly isOfYear: boolean;
}

const ONCE = /\blump\s?sum\b|\bone[\s-]time\b/i;
/** Matches a dash that is not a minus: "3 -5 LPA". */
const DASH_BEFORE = /([\d\p{L}])\s+-(?=\d)/gu;
/** Words of net amounts. Figures use gross pay. */
const AFTER_DEDUCTIONS = /\b(?:in[\s-]?hand|take[\s-]?home|net)\b/i;
/** Matches "Six months" and "60,000 for 6 months", which do not give annual pay. */
const SOME_MONTHS = /\b(?:\d{1,2}|two|three|four|six)[\s-]*months?\b/i;
/** Matches "20 lakh over 4 years" and "40L/4 years". The yearly part of such a grant is unknown. */
const SOME_YEARS =
  /(?:\b(?:over|for|in|across|every|during|next)|\/)\s*(?:the\s+(?:next\s+)?)?(?:[2-9]|two|three|four|five)[\s-]*(?:years?|yrs?)\b/i;
const ADDS = /\+\s*(?:₹|rs\.?|inr)?\s*$/;
/** Names of parts of pay: "12 LPA fixed, 3 LPA variable" is not a range. */
const PART =
  /\b(?:fixed|base|basic|variable|bonus|rsus?|esops?|stocks?|equity|joining|sign(?:ing)?[\s-]?on|retention|performance|incentives?|allowances?|perks?)\b/i;
/** Matches the text between the ends of a range, with the period or currency of one of them. */
const RANGE = /^[\s./a-z]{0,12}?\s*(?:-|–|—|\bto\b)\s*(?:₹|\$|rs\.?|inr|usd)?\s*$/i;
/** The maximum CTC in rupees of a short period. A higher "CTC per month" is the CTC of a year. */
const MAX_CTC_OF_SHORT_TIME = 3_600_000;
const CTC = /\bctc\b/i;
const UNITS_OF_YEARS = /^(?:l|lacs?|lakhs?|lpa|cr|crs|crores?|cpa|लाख|करोड़?)$/;
const YEARLY_UNITS = /^[lc]pa$/;
/** Amounts below this are in lakh: next to "15 lakh", 12 means 12 lakh. */
const MAX_IN_LAKH = 1_000;
const LAKH = 100_000;
/** The maximum ratio of a range. Amounts further apart include a year, a level or a count. */
const MAX_SPREAD = 100;
/** Matches shares and years of experience. */
const NO_PAY = /(?:\d+(?:\.\d+)?\s*(?:-|–|—|to)\s*)?\d+(?:\.\d+)?\+?\s*(?:%|years?\b|yrs?\b)/gi;

export function readPay(text: string): Pay | UnreadableText {
  if (ONCE.test(text)) return new UnreadableText('is paid once, not per period');
  if (AFTER_DEDUCTIONS.test(text)) return new UnreadableText('is paid out after deductions: write the pay before them');
  if (text.includes('^')) return new UnreadableText('is not an amount of pay');
  if (SOME_MONTHS.test(text))
    return new UnreadableText('is for a number of months: write the amount of a month or of a year');
  if (SOME_YEARS.test(text)) return new UnreadableText('is for a number of years: write the amount of a year');
  const amounts = text.replaceAll(NO_PAY, ' ').replaceAll(DASH_BEFORE, '$1 - ');
  const numbers = numbersIn(withoutAmountsAside(amounts));
  const [first, second] = numbers;
  if (first === undefined) return new UnreadableText('is not an amount of pay');
  if (numbers.some(({ value }) => Number.isNaN(value))) return new UnreadableText(UNCLEAR_NUMBER_REASON);
  const currency = currencyIn(text);
  const hasUnit = numbers.some((number) => number.hasUnit);
  // Plain lakhs may have decimals, but no currency.
  if (currency !== null && !hasUnit && numbers.some((number) => number.mayBeThousands))
    return new UnreadableText(AMBIGUOUS_THOUSANDS);
  if (numbers.length > 2) return new UnreadableText('holds more than two amounts');
  if (second !== undefined && ADDS.test(first.behind)) return new UnreadableText('adds amounts up: write their sum');
  if (second !== undefined && PART.test(text) && (PART.test(first.behind) || !RANGE.test(first.behind)))
    return new UnreadableText('holds parts of pay: write each in a column of its own');
  const isOfYear = CTC.test(text) || numbers.some(({ unit }) => UNITS_OF_YEARS.test(unit));
  const period = periodOf(numbers, text, isOfYear);
  if (period instanceof UnreadableText) return period;
  const times = period ?? 1;
  if (times > 1 && CTC.test(text) && times * (second ?? first).value > MAX_CTC_OF_SHORT_TIME)
    return new UnreadableText('names CTC, which is annual, together with another period');
  const from = times * amountOf(first, second);
  const high = times * (second?.value ?? from / times);
  if (from < 0 || high < from || (from > 0 && high > from * MAX_SPREAD))
    return new UnreadableText('is not a range of pay');
  // Pay is never zero: "0-5 LPA" only states a maximum.
  const isFromZero = from === 0 && high > 0;
  const limit = second === undefined ? limitIn(withoutAmountsAside(text).replaceAll(NO_PAY, ' ')) : null;
  return {
    low: isFromZero ? high : from,
    high,
    limit: isFromZero ? 'most' : limit,
    currency,
    hasUnit,
    period,
    isOfYear,
  };
}

function periodOf(numbers: readonly NumberInText[], text: string, isOfYear: boolean): number | null | UnreadableText {
  const [first] = numbers;
  const beside = [
    periodBeforeAmount(first?.before ?? ''),
    ...numbers.flatMap(({ unit, behind }) => [YEARLY_UNITS.test(unit) ? 1 : null, periodAfterAmount(behind)]),
  ];
  const [period, ...others] = new Set(beside.flatMap((one) => one ?? []));
  if (others.length > 0) return new UnreadableText('names more than one time that it is for');
  if (period !== undefined) return period;
  const isUnclear = !isOfYear && periodsIn(withoutAmountsAside(text).replaceAll(NO_PAY, ' ')).length > 0;
  return isUnclear ? new UnreadableText('names a time that does not stand next to the amount') : null;
}

/**
 * Removes other amounts in brackets. In "₹6,00,000 (₹50,000 per month)" the month belongs to another amount; in
 * "₹50,000 (per month)" it does not.
 */
function withoutAmountsAside(text: string): string {
  return withoutBrackets(text) === text ? text : text.replaceAll(/\([^)]*\p{Nd}[^)]*\)/gu, ' ');
}

/**
 * Returns the first amount. In "3-5 Lacs" and "5-3 Lacs" the unit applies to both, in "50,000-3 Lacs" only to the
 * second.
 */
function amountOf(first: NumberInText, second: NumberInText | undefined): number {
  if (second === undefined || first.hasUnit || !second.hasUnit) return first.value;
  const factor = second.value / second.bare;
  const isOfBoth = first.bare <= second.bare || (factor >= LAKH && first.bare < MAX_IN_LAKH);
  return isOfBoth ? first.bare * factor : first.value;
}
