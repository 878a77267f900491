import { withPlainDigits } from '../formatting/plain-digits';
import type { DigitRun } from './digits';
import { digitRuns, isAfter } from './digits';
import type { TextRange } from './finding';
import { rangesOf } from './finding';

/** UPI handles as the payments corporation lists them for apps and banks. */
const UPI_HANDLES = [
  'abfspay|airtel|apl|axisb|axisbank|axl|barodampay|boi|cnrb|dbs|fbl|federal|freecharge|hdfcbank|hsbc|ibl|icici',
  'idbi|idfcbank|ikwik|indianbank|indus|jupiteraxis|kotak|mahb|okaxis|okhdfcbank|okicici|oksbi|paytm|pingpay|pnb|postbank',
  'ptaxis|pthdfc|ptsbi|ptyes|rapl|rbl|sbi|sib|slice|superyes|uboi|unionbank|upi|waaxis|wahdfcbank|waicici|wasbi|yapl|ybl|yesbank|yespay',
].join('|');
const UPI = new RegExp(`(?<![\\w.-])[\\w.-]{2,64}@(?:${UPI_HANDLES})(?![\\w.]*\\w)`, 'gi');

// The fourth letter says who holds it: a person, a company, a firm and so on. Small letters need the word before them.
const PAN = /(?<![\p{L}\d])[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z](?![\p{L}\d])/gu;
const SAID_PAN =
  /(?<!\p{L})pan(?:\s+(?:card|no|number|is|id))*\s*[.:#-]?\s*(?<part>[a-z]{3}[abcfghjlpt][a-z]\d{4}[a-z])(?![\p{L}\d])/giu;
const IFSC = /(?<![\p{L}\d])[A-Z]{4}0(?=[A-Z]*\d)[A-Z\d]{6}(?![\p{L}\d])/gu;

const ACCOUNT_WORD = /(?:(?<!\p{L})(?:a\/c|acc?t?|account|khata|uan|pf)(?!\p{L})|खाता|खाते)[^\d\n]{0,24}$/iu;
const ACCOUNT_WORD_REACH = 40;
const MIN_ACCOUNT_DIGITS = 9;
const MAX_ACCOUNT_DIGITS = 18;

const DIGIT_OR_AT = /[\d@]/;

export function findAccountNumbers(text: string): readonly TextRange[] {
  const plain = withPlainDigits(text);
  if (!DIGIT_OR_AT.test(plain)) return [];
  const numbers = digitRuns(plain).filter((run) => isAadhaar(run) || isCard(run) || isSaidAccount(plain, run));
  return [
    ...(plain.includes('@') ? rangesOf(plain, UPI) : []),
    ...rangesOf(plain, PAN),
    ...rangesOf(plain, SAID_PAN),
    ...rangesOf(plain, IFSC),
    ...numbers,
  ];
}

function isSaidAccount(text: string, { start, groups }: DigitRun): boolean {
  const { length } = groups.join('');
  return (
    length >= MIN_ACCOUNT_DIGITS &&
    length <= MAX_ACCOUNT_DIGITS &&
    isAfter(text, start, ACCOUNT_WORD, ACCOUNT_WORD_REACH)
  );
}

/**
 * Matches twelve digits, together or in groups of four, that start with 2 or higher and have a valid check digit
 * (UIDAI).
 */
function isAadhaar({ groups }: DigitRun): boolean {
  const number = groups.join('');
  const isGrouped = groups.length === 1 || groups.every((group) => group.length === 4);
  return isGrouped && /^[2-9]\d{11}$/.test(number) && hasVerhoeffDigit(number);
}

/** Matches 13 to 19 digits of a card's range with the check digit of ISO/IEC 7812. */
function isCard({ groups }: DigitRun): boolean {
  const number = groups.join('');
  return /^[3-6]\d{12,18}$/.test(number) && hasLuhnDigit(number);
}

function hasLuhnDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The permutation that Verhoeff's check digit applies once more at each position. */
const VERHOEFF_PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

/** Checks Verhoeff's check digit (1969): the product in the dihedral group of ten is neutral. */
export function hasVerhoeffDigit(number: string): boolean {
  const product = [...number]
    .reverse()
    .reduce((sum, digit, place) => dihedralProduct(sum, permuted(Number(digit), place)), 0);
  return product === 0;
}

function permuted(digit: number, place: number): number {
  return Array.from({ length: place % 8 }).reduce<number>((value) => VERHOEFF_PERMUTATION[value] ?? value, digit);
}

/** Multiplies in the dihedral group. 0 to 4 rotate a pentagon, 5 to 9 mirror it as well. */
function dihedralProduct(one: number, other: number): number {
  const turned = one < 5 ? one + (other % 5) : one - (other % 5);
  return (((turned % 5) + 5) % 5) + (one < 5 === other < 5 ? 0 : 5);
}
