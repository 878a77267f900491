import { CRORE, groupIndian, LAKH } from './indian-number';
import { withPlainDigits } from './plain-digits';

/** The reasons for which a text is no amount. */
export type AmountFault = 'empty' | 'notANumber' | 'negative' | 'tooMuch';

/** The most that a field takes, in rupees: 100 crore. */
export const MAX_AMOUNT = 100 * CRORE;

/** The thousand that people leave out in a month’s pay. */
export const THOUSAND = 1_000;

const UNITS: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/^(k|thousand|हज़ार|हजार)$/, THOUSAND],
  [/^(l|lac|lacs|lakh|lakhs|lpa|लाख)$/, LAKH],
  [/^(cr|crs|crore|crores|करोड़|करोड)$/, CRORE],
];

/** The time that an amount is for. */
export type AmountPeriod = 'year' | 'month';

const PERIODS: readonly (readonly [pattern: RegExp, period: AmountPeriod])[] = [
  [/(p\.?a\.?|(per|an?)?(annum|year|yr)|yearly|annually)$/, 'year'],
  [/(p\.?m\.?|(per|a)?month|monthly)$/, 'month'],
];

/** `crs` is a crore. */
const CURRENCY = /(₹|(?<!c)rs\.?|inr|rupees?|रुपये|रुपए|only|\/-?)+$/;

/** Returns the number with its unit, and what it is for if the text says so. Marks that nobody sees, as copied texts have them, count for nothing. */
function partsOf(typed: string): { readonly text: string; readonly period: AmountPeriod | null } {
  const text = withPlainDigits(typed)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s,_\p{Cf}]/gu, '')
    .replace(/^(₹|rs\.?|inr)/, '')
    .replace(CURRENCY, '');
  const [pattern, period] = PERIODS.find(([ending]) => ending.test(text)) ?? [];
  return { text: text.replace(pattern ?? '', '').replace(CURRENCY, ''), period: period ?? null };
}

/**
 * Returns the whole rupees of an amount as people write it: `1200000`, `12,00,000`, `₹12,00,000/-`, `1200000 INR`, `12 lakh`, `12L`,
 * `12 LPA`, `12L per annum`, `1.2 cr`, `१२,००,०००`; or the reason for which it is none. `amountPeriod` tells what it is for.
 */
export function readAmount(typed: string): number | AmountFault {
  const { text } = partsOf(typed);
  if (text === '') return 'empty';
  const [, sign = '', digits = '', unit = ''] = /^([-−–]?)(\d+(?:\.\d*)?|\.\d+)(.*)$/u.exec(text) ?? [];
  if (digits === '') return 'notANumber';
  const size = unit === '' ? 1 : UNITS.find(([pattern]) => pattern.test(unit.normalize('NFC')))?.[1];
  if (size === undefined) return 'notANumber';
  if (sign !== '') return 'negative';
  const amount = Math.round(Number(digits) * size);
  return amount > MAX_AMOUNT ? 'tooMuch' : amount;
}

/** Returns the whole rupees of a bare number that was meant in a larger unit: `12.5` in lakhs is 12,50,000; null for any other text. */
export function bareNumberIn(unit: number, typed: string): number | null {
  const { text } = partsOf(typed);
  return /^(\d+(\.\d*)?|\.\d+)$/.test(text) ? Math.round(Number(text) * unit) : null;
}

/** Returns the time that an amount is for, as `12 LPA` or `50,000 a month` say; null if the text names none. */
export function amountPeriod(typed: string): AmountPeriod | null {
  return partsOf(typed).period;
}

/** Returns a text that is nothing but digits and commas with Indian grouping; any other as it is. */
export function groupTyped(typed: string): string {
  const plain = withPlainDigits(typed).replaceAll(/[,\s₹\p{Cf}]/gu, '');
  return /^\d{1,15}$/.test(plain) ? groupIndian(Number(plain)) : typed;
}
