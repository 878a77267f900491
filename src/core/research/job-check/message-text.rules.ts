import { withAmountsInDigits } from './amount-words.rules';

export const MAX_MESSAGE_LENGTH = 20_000;

const QUOTE_LENGTH = 160;
/** Matches the end of a sentence, but not a full stop after one of these abbreviations. */
const BREAK =
  /(?<!\b(?:rs|re|pvt|ltd|no|nos|mr|mrs|ms|dr|inc|govt|dept|co|st|approx|regd|smt|shri))\.(?=\s|$)|[!?।\n]+|\s[•●▪*–—]\s/giu;

/** A sentence as written, and in lower case without hidden marks. */
export interface Sentence {
  readonly written: string;
  readonly plain: string;
}

export function sentencesOf(text: string): readonly Sentence[] {
  return text
    .slice(0, MAX_MESSAGE_LENGTH)
    .split(BREAK)
    .map((written) => written.trim())
    .filter((written) => /[\p{L}\p{N}]/u.test(written))
    .map((written) => ({ written: shortened(written), plain: withAmountsInDigits(plainOf(written)) }));
}

/** Converts to lower case with one kind of space, quotation mark and digit, and without invisible characters. */
function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/[‘’`´]/g, "'")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replace(/[*_~]+/g, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();
}

function shortened(text: string): string {
  return text.length <= QUOTE_LENGTH ? text : `${text.slice(0, QUOTE_LENGTH).trimEnd()}…`;
}
