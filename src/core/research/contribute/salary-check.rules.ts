import { yearInIndia } from '@/core/kernel/common/india-calendar.rules';

/** Pay in rupees a year. */
export interface CheckedPay {
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
  /** The median of the role; null if too few have reported to show one. */
  readonly typical: number | null;
}

/** Something unusual about pay: the field and the question to the user. */
export interface UnusualPay {
  readonly field: 'fixedSalary' | 'variableSalary' | 'stockDetail';
  readonly question: string;
}

const TIMES_TYPICAL = 4;
const TIMES_FIXED = 2;
const MIN_USUAL = 120_000;
const MAX_USUAL = 15_000_000;

/** Returns what is unusual about pay, so that a slip does not move a median; null for nothing. It may be right: the user is asked. */
export function unusualIn({ fixed, variable, stock, typical }: CheckedPay): UnusualPay | null {
  const total = fixed + variable + stock;
  if (fixed > 0 && variable > fixed * TIMES_FIXED)
    return {
      field: 'variableSalary',
      question: 'The bonus is more than twice the fixed pay. Is it the bonus of one year?',
    };
  if (fixed > 0 && stock > fixed * TIMES_FIXED)
    return {
      field: 'stockDetail',
      question: 'A year of this stock is more than twice the fixed pay. Is the value right?',
    };
  if (typical !== null && total > typical * TIMES_TYPICAL)
    return {
      field: 'fixedSalary',
      question: 'This is more than four times the median of this role. Is it the pay of one year, in lakhs?',
    };
  if (typical !== null && total * TIMES_TYPICAL < typical)
    return {
      field: 'fixedSalary',
      question: 'This is less than a quarter of the median of this role. Is it the pay of a whole year?',
    };
  if (typical === null && total > MAX_USUAL)
    return { field: 'fixedSalary', question: 'This is more than 1.5 crore a year. Is it right?' };
  if (typical === null && total < MIN_USUAL)
    return { field: 'fixedSalary', question: 'This is less than ₹10,000 a month. Is it the pay of a whole year?' };
  return null;
}

/** The figures of a role that a report is compared with; null for those that too few have reported. */
export interface RoleFigures {
  readonly median: number | null;
  readonly lower: number | null;
  readonly upper: number | null;
}

/** Pay beyond so many times the median of the role, or below that part of it, is held, whatever its user confirms. */
export const TIMES_HELD = 5;
/** Reports further from the quartiles than this many times their distance are held. */
export const QUARTILE_DISTANCES_HELD = 3;

/** Returns whether pay, in rupees a year, is so far from that of its role that no figure counts it. */
export function isFarOut(total: number, { median, lower, upper }: RoleFigures): boolean {
  if (median !== null && (total > median * TIMES_HELD || total * TIMES_HELD < median)) return true;
  if (lower === null || upper === null) return false;
  const reach = QUARTILE_DISTANCES_HELD * (upper - lower);
  return total < lower - reach || total > upper + reach;
}

/** Pay of longer ago would move the medians of today. */
const MAX_YEARS_AGO = 5;

/** The sentence about a year's pay of nothing. */
export const FIXED_PAY_NEEDED = 'Select your fixed pay of a year.';

/** Returns the years in which pay that ended may have been earned last, the newest first; `now` is in ms since 1970. */
export function pastYears(now: number): readonly number[] {
  const year = yearInIndia(now);
  return Array.from({ length: MAX_YEARS_AGO + 1 }, (_, ago) => year - ago);
}

/** Returns the fault of the year in which pay was earned last, as a sentence; null if it has none. */
export function yearFault(year: number | null, now: number): string | null {
  const years = pastYears(now);
  return year !== null && years.includes(year) ? null : `Select a year from ${years.at(-1)} to ${years[0]}.`;
}
