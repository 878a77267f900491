import { yearInIndia } from '@/core/kernel/common/india-calendar.rules';

export interface PayToCheck {
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
  readonly typical: number | null;
}

export interface UnusualPay {
  readonly field: 'fixedSalary' | 'variableSalary' | 'stockDetail';
  readonly question: string;
}

const TIMES_TYPICAL = 4;
const TIMES_FIXED = 2;
const MIN_USUAL = 120_000;
const MAX_USUAL = 15_000_000;

/**
 * Returns why pay is probably a typo, or null if it is plausible. The user is then asked to confirm it, since unusual
 * pay may be right. Unnoticed typos would shift medians.
 */
export function unusualPayIn({ fixed, variable, stock, typical }: PayToCheck): UnusualPay | null {
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

export interface RoleFigures {
  readonly median: number | null;
  readonly lower: number | null;
  readonly upper: number | null;
}

/** Pay more than this many times the median, or less than the median by this factor, is an outlier. */
export const OUTLIER_FACTOR = 5;
/** Pay that is this many interquartile ranges outside the quartiles is an outlier. */
export const OUTLIER_INTERQUARTILE_RANGES = 3;

/** Returns true for pay, in rupees a year, that is left out of all figures. */
export function isOutlier(total: number, { median, lower, upper }: RoleFigures): boolean {
  if (median !== null && (total > median * OUTLIER_FACTOR || total * OUTLIER_FACTOR < median)) return true;
  if (lower === null || upper === null) return false;
  const reach = OUTLIER_INTERQUARTILE_RANGES * (upper - lower);
  return total < lower - reach || total > upper + reach;
}

/** The maximum age in years. Older pay would move today's medians. */
const MAX_YEARS_AGO = 5;

export const FIXED_PAY_NEEDED = 'Select your yearly fixed pay.';

/** Returns years, newest first. `now` is in ms since 1970. */
export function pastYears(now: number): readonly number[] {
  const year = yearInIndia(now);
  return Array.from({ length: MAX_YEARS_AGO + 1 }, (_, ago) => year - ago);
}

export function yearFault(year: number | null, now: number): string | null {
  const years = pastYears(now);
  return year !== null && years.includes(year) ? null : `Select a year from ${years.at(-1)} to ${years[0]}.`;
}
