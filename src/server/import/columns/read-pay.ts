import { currencyIn } from './read-currency';
import type { NumberInText } from './read-number';
import { numbersIn, withoutAside } from './read-number';
import { periodIn } from './read-period';
import { Unreadable } from './unreadable';

/** An amount of pay or a range of them, per year. */
export interface Pay {
  /** Equal to `high` if the text gives one amount. */
  readonly low: number;
  readonly high: number;
  /** ISO 4217; null if the text does not say. */
  readonly currency: string | null;
  /** Whether the text itself names a unit (lakh); plain amounts take that of their file. */
  readonly hasUnit: boolean;
  /** The number of the named periods in a year (12 for months); null if the text names none. */
  readonly period: number | null;
}

const ONCE = /\blump\s?sum\b|\bone[\s-]time\b/i;
/** "3 -5 LPA" has no negative amount. */
const DASH_BEFORE = /([\d\p{L}])\s+-(?=\d)/gu;
/** Shares and years of experience. */
const NO_PAY = /(?:\d+(?:\.\d+)?\s*(?:-|–|—|to)\s*)?\d+(?:\.\d+)?\+?\s*(?:%|years?\b|yrs?\b)/gi;

/**
 * Reads pay as people and sites write it: "₹7,00,000 - ₹15,00,000 a year", "50,000-3 Lacs PA", "1 Cr and above PA.", "₹5,000 a month"
 * (times 12), "18 LPA", "Up to 12L".
 */
export function readPay(text: string): Pay | Unreadable {
  if (ONCE.test(text)) return new Unreadable('is paid once, and not for a time');
  if (text.includes('^')) return new Unreadable('is no amount of pay');
  const numbers = numbersIn(withoutAside(text.replaceAll(NO_PAY, ' ').replaceAll(DASH_BEFORE, '$1 - ')));
  const [first, second] = numbers;
  if (first === undefined) return new Unreadable('is no amount of pay');
  if (numbers.length > 2) return new Unreadable('holds more than two amounts');
  const period = periodIn(text);
  const times = period ?? 1;
  const low = times * amountOf(first, second);
  const high = times * (second?.value ?? low / times);
  if (low < 0 || high < low) return new Unreadable('is no range of pay');
  const hasUnit = numbers.some((number) => number.hasUnit);
  return { low, high, currency: currencyIn(text), hasUnit, period };
}

/** In "3-5 Lacs" the unit is meant for both, in "50,000-3 Lacs" for the second alone. */
function amountOf(first: NumberInText, second: NumberInText | undefined): number {
  if (second === undefined || first.hasUnit || !second.hasUnit || first.bare > second.bare) return first.value;
  return first.bare * (second.value / second.bare);
}
