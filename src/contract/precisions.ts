import { isKeptAmount, isKeptAmountOfYears } from '@/core/talk/salary-offers/kept-offer.rules';

const text = (pattern: RegExp) => (value: unknown) => typeof value !== 'string' || pattern.test(value);
const amount = (isKept: (value: number) => boolean) => (value: unknown) => typeof value !== 'number' || isKept(value);
const any = (): boolean => true;

/**
 * How exact an amount, a date or a place of an answer is at the most (`x-precision`, openapi/README.md), each with the check of a value. Nobody but
 * its author gets a finer one than the screen shows; null is always right.
 */
export const PRECISIONS = {
  /** Rupees as offers show them: tenths of a lakh, from a crore on tenths of a crore. */
  pay: amount(isKeptAmount),
  /** Rupees of several years, each as offers show it. */
  'pay-of-years': amount(isKeptAmountOfYears),
  /** Rupees of a figure over five people or more, which its rule rounds by how many they are. */
  figure: any,
  /** As its user wrote it, in an answer to that user alone. */
  exact: any,
  /** A moment, in an answer to those whom it is about. */
  moment: any,
  minute: text(/:00\.000Z$/),
  hour: text(/:00:00\.000Z$/),
  day: text(/^\d{4}-\d{2}-\d{2}$/),
  month: text(/^\d{4}-\d{2}$/),
  quarter: text(/^\d{4}-Q[1-4]$/),
  /** A month, a quarter or a year: as exact as enough people share it. */
  period: text(/^\d{4}(?:-(?:\d{2}|Q[1-4]))?$/),
  /** A city or a state: no street, and no postal code. */
  city: text(/^\D*$/),
  /** Words that the author wrote to be read. */
  written: any,
  /** What a company, a college, an opening or this service says of itself in public. */
  published: any,
} as const;

/** Returns whether a value is no finer than its precision says; false for an unknown precision. */
export function isWithinPrecision(precision: string, value: unknown): boolean {
  return Object.entries(PRECISIONS).some(([name, check]) => name === precision && check(value));
}
