/** Pay in rupees a year. */
export interface CheckedPay {
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
  /** The median of the role; null where too few have reported to show one. */
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
