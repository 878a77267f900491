import { column, lineColumn } from '@/server/import/columns/column';
import type { Pay } from '@/server/import/columns/read-pay';
import { currencyIn, readPay } from '@/server/import/columns/read-pay';
import { periodIn, readPeriod } from '@/server/import/columns/read-period';

const LAKH = 100_000;
/** Nobody is paid so few rupees a year: the amounts are in lakh. */
const MAX_IN_LAKH = 1_000;

const bounds = (word: string, other: string) =>
  ['salary', 'amount', 'pay', 'ctc', 'compensation', 'package'].flatMap((amount) => [
    `${word} ${amount}`,
    `${amount} ${word}`,
    `${other} ${amount}`,
  ]);

/** Columns for what some files say of pay beside the pay. */
export const payColumns = {
  least: column({
    about: 'the lower end of the pay, where it has a column of its own',
    guesses: [...bounds('min', 'minimum'), 'salary from', 'pay from'],
    read: readPay,
  }),
  most: column({
    about: 'the upper end of the pay',
    guesses: [...bounds('max', 'maximum'), 'salary to', 'pay to'],
    read: readPay,
  }),
  unit: lineColumn({
    about: 'the unit of amounts without one: rupees, thousand or lakh',
    guesses: ['unit', 'pay unit', 'salary unit'],
  }),
  period: column({
    about: 'the time of amounts that do not say it: year, month, week, day or hour',
    guesses: ['interval', 'pay period', 'salary period', 'salary interval', 'pay interval', 'salary frequency'],
    read: readPeriod,
  }),
  currency: lineColumn({ about: 'the currency', guesses: ['currency', 'salary currency', 'currency code'] }),
} as const;

/** An amount that stands for the others of its file. */
interface AmountOfFile {
  readonly amount: Pay | null;
  readonly period: number | null;
  readonly currency: string | null;
}

/** The parts of a row that `annual` reads. */
interface PayOfFile {
  readonly unit: string | null;
  readonly period: number | null;
  readonly currency: string | null;
}

/** Returns an amount as one of a year, in full units of its currency. */
export function annual(pay: Pay, { unit, period, currency }: PayOfFile): Pay {
  const factor = (pay.hasUnit ? 1 : factorOf(unit)) * (pay.hasPeriod ? 1 : (period ?? 1));
  const named = currency === null ? null : (currencyIn(currency) ?? currency.toUpperCase());
  return { ...pay, low: pay.low * factor, high: pay.high * factor, currency: pay.currency ?? named };
}

/** Returns the range between two amounts of which one may be missing. */
export function rangeOf(least: Pay | null, most: Pay | null): Pay | null {
  const [from, to] = [least ?? most, most ?? least];
  if (from === null || to === null) return null;
  const [low, high] = [Math.min(from.low, to.high), Math.max(from.low, to.high)];
  return { ...to, low: low === 0 ? high : low, high };
}

/** Returns what the amounts of a file and the headers above them say of all of them. */
export function payAssumptions(
  rows: readonly AmountOfFile[],
  headers: readonly (string | undefined)[],
): Readonly<Record<string, string>> {
  const words = headers.join(' ').replaceAll(/[_()]/g, ' ');
  const period = periodIn(words);
  const currency = currencyIn(words);
  const plain = rows.flatMap(({ amount, period: own, currency: named }) => {
    const isOfYear = (own ?? 1) === 1 && amount?.hasPeriod !== true;
    const isInRupees = (amount?.currency ?? named ?? 'INR') === 'INR';
    return amount !== null && isOfYear && isInRupees && !amount.hasUnit && amount.high > 0 ? [amount.high] : [];
  });
  const median = plain.toSorted((one, other) => one - other)[Math.floor(plain.length / 2)];
  return {
    ...(median !== undefined && median < MAX_IN_LAKH && (currency ?? 'INR') === 'INR' && (period ?? 1) === 1
      ? { unit: 'lakh' }
      : {}),
    ...(period === null || period === 1 ? {} : { period: period === 12 ? 'month' : 'hour' }),
    ...(currency === null || currency === 'INR' ? {} : { currency }),
  };
}

function factorOf(unit: string | null): number {
  if (unit === null) return 1;
  if (/lakh|lac|lpa/i.test(unit)) return LAKH;
  return /thousand|^k$/i.test(unit) ? 1_000 : 1;
}
