import Fraction from 'fraction.js';

/** Exact rupees with paise, or a fraction of them. The calculators use no floating point. */
export type Exact = Fraction;

/**
 * A number as written in tables and fields: `1800`, `8.33`, `'8.33'`. Never the result of a division or a
 * multiplication.
 */
export type Plain = number | string;

const HUNDRED = 100;

export const ZERO: Exact = new Fraction(0);

export function exact(value: Plain | Exact): Exact {
  return new Fraction(value);
}

export function ratio(numerator: number, denominator: number): Exact {
  return new Fraction(numerator, denominator);
}

export function percentOf(amount: Exact, rate: Plain | Exact): Exact {
  return amount.mul(rate).div(HUNDRED);
}

export function sumOf(amounts: readonly Exact[]): Exact {
  return amounts.reduce((sum, amount) => sum.add(amount), ZERO);
}

export function smallestOf(first: Exact, ...others: readonly Exact[]): Exact {
  return others.reduce((least, amount) => (amount.lt(least) ? amount : least), first);
}

export function largestOf(first: Exact, ...others: readonly Exact[]): Exact {
  return others.reduce((greatest, amount) => (amount.gt(greatest) ? amount : greatest), first);
}

export function atLeastZero(amount: Exact): Exact {
  return largestOf(ZERO, amount);
}

/** Rounds to rupees, half up. */
export function roundedToRupee(amount: Exact): Exact {
  return amount.add(ratio(1, 2)).floor();
}

export function roundedUpToRupee(amount: Exact): Exact {
  return amount.ceil();
}

/** Rounds to ten rupees: paise are dropped, then 5 and more round up (sections 288A and 288B; 516 of 2025). */
export function roundedToTen(amount: Exact): Exact {
  return amount.floor().add(5).div(10).floor().mul(10);
}

export function rateText(rate: Exact): string {
  return rate.round(2).toString();
}
