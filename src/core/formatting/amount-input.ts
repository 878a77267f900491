import { CRORE, groupIndian, LAKH } from './indian-number';
import { withPlainDigits } from './plain-digits';

/** The reasons for which a text is no amount. */
export type AmountFault = 'empty' | 'notANumber' | 'negative' | 'tooMuch';

/** The most that a field takes, in rupees: 100 crore. */
export const MAX_AMOUNT = 100 * CRORE;

const THOUSAND = 1_000;

const UNITS: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/^(k|thousand|हज़ार|हजार)$/, THOUSAND],
  [/^(l|lac|lacs|lakh|lakhs|lpa|लाख)$/, LAKH],
  [/^(cr|crs|crore|crores|करोड़|करोड)$/, CRORE],
];

/**
 * Returns the whole rupees of an amount as people write it: `1200000`, `12,00,000`, `₹12,00,000/-`, `12 lakh`, `12L`, `12 LPA`,
 * `1.2 cr`, `१२,००,०००`; or the reason for which it is none.
 */
export function readAmount(typed: string): number | AmountFault {
  const text = withPlainDigits(typed)
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\s*(₹|rs\.?|inr)/, '')
    .replaceAll(/[\s,_]/g, '')
    .replace(/(\/-?|only)$/, '')
    .replace(/(?<!l)(p\.?a\.?|perannum|ayear)$/, '');
  if (text === '') return 'empty';
  const [, sign = '', digits = '', unit = ''] = /^([-−–]?)(\d+(?:\.\d*)?|\.\d+)(.*)$/u.exec(text) ?? [];
  if (digits === '') return 'notANumber';
  const size = unit === '' ? 1 : UNITS.find(([pattern]) => pattern.test(unit.normalize('NFC')))?.[1];
  if (size === undefined) return 'notANumber';
  if (sign !== '') return 'negative';
  const amount = Math.round(Number(digits) * size);
  return amount > MAX_AMOUNT ? 'tooMuch' : amount;
}

/** Returns a text that is nothing but digits and commas with Indian grouping; any other as it is. */
export function groupTyped(typed: string): string {
  const plain = withPlainDigits(typed).replaceAll(/[,\s₹]/g, '');
  return /^\d{1,15}$/.test(plain) ? groupIndian(Number(plain)) : typed;
}
