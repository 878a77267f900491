import { CRORE, groupIndian, LAKH } from './indian-number';
import { withPlainDigits } from './plain-digits';

export type AmountFault = 'empty' | 'notANumber' | 'negative' | 'tooMuch';

export const MAX_AMOUNT = 100 * CRORE;

export const THOUSAND = 1_000;

const UNITS: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/^(k|thousand|हज़ार|हजार)$/, THOUSAND],
  [/^(l|lac|lacs|lakh|lakhs|lpa|लाख)$/, LAKH],
  [/^(cr|crs|crore|crores|करोड़|करोड)$/, CRORE],
];

export type AmountPeriod = 'year' | 'month';

const PERIODS: readonly (readonly [pattern: RegExp, period: AmountPeriod])[] = [
  [/(p\.?a\.?|(per|an?)?(annum|year|yr)|yearly|annually)$/, 'year'],
  [/(p\.?m\.?|(per|a)?month|monthly)$/, 'month'],
];

/** Currency signs at the end of an amount. `crs` is a crore. */
const CURRENCY = /(₹|(?<!c)rs\.?|inr|rupees?|रुपये|रुपए|only|\/-?)+$/;

/** Ignores invisible marks of copied text. Unit and period are null if the text has none. */
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
 * Returns whole rupees of `1200000`, `12,00,000`, `₹12,00,000/-`, `1200000 INR`, `12 lakh`, `12L`,
 * `12 LPA`, `12L per annum`, `1.2 cr`, `१२,००,०००`, or the fault. `amountPeriod` returns the
 * period.
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

/** Returns the amount in rupees: `12.5` in lakhs is 12,50,000. Returns null for text that is not a bare number. */
export function bareNumberIn(unit: number, typed: string): number | null {
  const { text } = partsOf(typed);
  return /^(\d+(\.\d*)?|\.\d+)$/.test(text) ? Math.round(Number(text) * unit) : null;
}

/** Returns the period of `12 LPA` or `50,000 a month`, or null if there is none. */
export function amountPeriod(typed: string): AmountPeriod | null {
  return partsOf(typed).period;
}

/** Groups text of digits and commas. Returns other text unchanged. */
export function groupTyped(typed: string): string {
  const plain = withPlainDigits(typed).replaceAll(/[,\s₹\p{Cf}]/gu, '');
  return /^\d{1,15}$/.test(plain) ? groupIndian(Number(plain)) : typed;
}
