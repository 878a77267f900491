import { MAX_YEARS } from '@/core/research/jobs/job-options.rules';
import { MONTHS } from './read-date';
import { limitIn } from './read-limit';
import { withPlainDigits } from './read-number';
import { UnreadableText } from './unreadable';

/** Matches "5-Mar" and "Mar-05". */
const DAY_AND_MONTH = /^(?:0?(\d{1,2})[-\s]([a-z]{3})|([a-z]{3})[-\s]0?(\d{1,2}))$/i;

export interface Years {
  readonly least: number;
  /** Equals `least` for one number, and `MAX_YEARS` for an open end. */
  readonly most: number;
}

const FRESHER = /\bfresh(?:ers?)?\b/i;
const NO_YEARS = /\bfresh(?:ers?)?\b|\b(?:no experience|entry[\s-]level|graduate)\b/i;
const TIME =
  /(\d+(?:\.\d+|,\d(?!\d))?)(?!\d|[.,]\d|\s*(?:days?|weeks?|hours?))\s*\+?\s*(?:(months?|mos?\b|mths?|m\b|माह|महीन)|(years?|yrs?|y\b|y(?=\d)|वर्ष|साल))?/gi;
const NUMBER = /\d+(?:\.\d+|,\d(?!\d))?/g;
/** Matches text before an unrelated number: "L5", "-3". */
const BEFORE_NO_YEARS = /\p{L}$|^\s*-\s*$/u;
const MONTHS_PER_YEAR = 12;

/**
 * Reads "2 - 5 yrs", "3+ years", "Fresher", "0-1", "6 months", "2 years 6 months", "2y 6m", "up to 4 years". In "8
 * years, 2 of them here" the first number counts.
 */
export function readYears(written: string): Years | UnreadableText {
  const text = withPlainDigits(asRange(written));
  if (NO_YEARS.test(text) && !/\d/.test(text)) return { least: 0, most: 0 };
  const times = [...text.matchAll(TIME)];
  const [one, other] = times;
  const isEachRead = times.length === text.match(NUMBER)?.length;
  if (one === undefined || times.length > 2 || !isEachRead || BEFORE_NO_YEARS.test(text.slice(0, one.index)))
    return new UnreadableText('is not a range of years');
  const [, , months, years] = one;
  // In "6-18 months" the unit applies to both.
  const first = yearsOf(one, months !== undefined || (years === undefined && other?.[2] !== undefined));
  const further = other === undefined ? null : yearsOf(other, other[2] !== undefined);
  const between = text.slice(one.index + one[0].length, other?.index);
  const isSum = years !== undefined && other?.[2] !== undefined && /^[\s,]*(?:and\s+)?$/i.test(between);
  const isAside = years !== undefined && !isSum && /^\s*[,;(]/.test(between);
  const told = isSum ? first + (further ?? 0) : first;
  const isAlone = isSum || isAside || further === null;
  const limit = isAlone ? limitIn(text) : null;
  const least = limit === 'most' || (isAlone && FRESHER.test(text)) ? 0 : told;
  const end = isAlone ? told : (further ?? told);
  const most = limit === 'least' ? MAX_YEARS : end;
  return most < least || most > MAX_YEARS ? new UnreadableText('is not a range of years') : { least, most };
}

function yearsOf([, number = '']: RegExpExecArray | RegExpMatchArray, isInMonths: boolean): number {
  return Number(number.replace(',', '.')) / (isInMonths ? MONTHS_PER_YEAR : 1);
}

/**
 * Restores a range that a spreadsheet converted to a day: "5-Mar" and "3-May" are "3-5". Other texts stay unchanged.
 */
function asRange(text: string): string {
  const [, before, month, name, behind] = DAY_AND_MONTH.exec(text) ?? [];
  const place = MONTHS.indexOf((month ?? name ?? '').toLowerCase()) + 1;
  if (place === 0) return text;
  const [least, most] = [place, Number(before ?? behind)].toSorted((one, other) => one - other);
  return `${least}-${most}`;
}
