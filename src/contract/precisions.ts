import { VESTING_PERIODS, vestingYearsOf } from '@/core/kernel/common/stock.rules';
import { AMOUNT_STEP } from '@/core/kernel/figures/shown-numbers.rules';
import { roundedOfferAmount } from '@/core/talk/salary-offers/kept-offer.rules';

const text = (pattern: RegExp) => (value: unknown) => typeof value !== 'string' || pattern.test(value);
const amount = (isKept: (value: number) => boolean) => (value: unknown) => typeof value !== 'number' || isKept(value);
const isKeptAmount = (value: number): boolean => roundedOfferAmount(value) === value;
const any = (): boolean => true;

/**
 * Checks by name of `x-precision` (openapi/README.md): the maximum precision of an amount, a date or a place in an
 * answer. Answers to other viewers are no more precise than the screen. Null always passes.
 */
export const PRECISIONS = {
  /** Rupees as offers show them: tenths of a lakh, or tenths of a crore for a crore or more. */
  pay: amount(isKeptAmount),
  /** Rupees for several years. Each year is shown as in offers. */
  'pay-of-years': amount((value) => VESTING_PERIODS.some((period) => isKeptAmount(value / vestingYearsOf(period)))),
  /** A number that covers at least five people, other than rupees. */
  figure: any,
  /** Rupees in a figure that covers at least five people. */
  'figure-pay': amount((value) => value % AMOUNT_STEP === 0),
  /** An end of a fixed scale of pay, with two significant digits. */
  'pay-band': amount((value) => Number(value.toPrecision(2)) === value),
  /** A value as its user wrote it, in an answer to that user only. */
  exact: any,
  moment: any,
  minute: text(/:00\.000Z$/),
  hour: text(/:00:00\.000Z$/),
  day: text(/^\d{4}-\d{2}-\d{2}$/),
  month: text(/^\d{4}-\d{2}$/),
  quarter: text(/^\d{4}-Q[1-4]$/),
  /** A month, a quarter or a year that enough people share. */
  period: text(/^\d{4}(?:-(?:\d{2}|Q[1-4]))?$/),
  /** A city or a state, without street and postal code. */
  city: text(/^\D*$/),
  /** Words that the author wrote for publication. */
  written: any,
  /** Facts that a company, a college, an opening or this service publishes about itself. */
  published: any,
} as const;

export function isWithinPrecision(precision: string, value: unknown): boolean {
  return Object.entries(PRECISIONS).some(([name, check]) => name === precision && check(value));
}
