import { UnreadableText } from './unreadable';
import { withoutDevanagari } from './without-devanagari';

const UNITS: Readonly<Record<string, number>> = {
  k: 1e3,
  // Glassdoor India writes T for thousand.
  t: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  l: 1e5,
  lac: 1e5,
  lacs: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  lpa: 1e5,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  cr: 1e7,
  crs: 1e7,
  crore: 1e7,
  crores: 1e7,
  cpa: 1e7,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  हजार: 1e3,
  हज़ार: 1e3,
  लाख: 1e5,
  करोड: 1e7,
  करोड़: 1e7,
};

/** Matches stars only. Hollow ones do not count. */
const STARS = /^[★⭐][★⭐☆½\s]*$/u;
const SCALE = /(?:\/|\b(?:out )?of\b)\s*([1-9]\d*)(?:\.0+)?\b.*$/i;
const WORD_ALONE = /^(one|two|three|four|five)(?:\s+stars?)?$/i;
const WORDS = ['one', 'two', 'three', 'four', 'five'];

/** Maximum words around a number: "Based on 1.2k reviews and ratings" is one. */
const MAX_WORDS = 8;
const PARTS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** The reason for a number with misplaced separators: "1.2.3", "12,3456". It follows the number. */
export const UNCLEAR_NUMBER_REASON = 'has commas or dots where no number has them';
/** The reason for a number like "1.234" where no decimals are expected. It follows the number. */
export const AMBIGUOUS_THOUSANDS = 'may be a decimal number or have dots between its thousands';

export interface NumberInText {
  readonly value: number;
  readonly hasUnit: boolean;
  readonly unit: string;
  readonly bare: number;
  /**
   * True for one to three digits, a dot and three digits without a unit. In Europe it is a thousand times its value.
   */
  readonly mayBeThousands: boolean;
  readonly before: string;
  readonly behind: string;
}

/** Matches a currency right before a digit, as in "INR8,50,000". Digits after other letters belong to a name ("L5"). */
const TIGHT_CURRENCY = /(?<!\p{L})(inr|rs|usd)(?=\d)/giu;
/** Matches a number with its unit. In "35+ LPA" the sign is between them. */
const NUMBER =
  /(?<![\p{L}\p{N}]|\d[.,])(-?\d[\d.,]*(?:e[+-]?\d{1,2}(?![\p{L}\d])|(?:(?:\s\d\d)*\s\d{3}(?!\d))*)|-?\.\d+)\s*(?:(?:\+\s*)?(thousands?|k|t|lpa|lakhs?|lacs?|l|millions?|mio|mn|m|crores?|crs?|cpa|cr|billion|bn|b|हज़?ार|लाख|करोड़?)(?![\p{L}]))?/giu;

export function numbersIn(text: string): readonly NumberInText[] {
  const plain = withPlainDigits(text).toLowerCase().replaceAll(TIGHT_CURRENCY, '$1 ');
  const found = [...plain.matchAll(NUMBER)];
  return found.map((match, place) => {
    const written = match[1] ?? '';
    const unit = match[2] ?? '';
    const last = found[place - 1];
    const bare = plainNumber(written);
    const factor = UNITS[unit];
    const end = match.index + match[0].length;
    return {
      bare,
      value: rounded(bare * (factor ?? 1)),
      hasUnit: factor !== undefined,
      unit,
      mayBeThousands: factor === undefined && MAYBE_THOUSANDS.test(written),
      before: plain.slice(last === undefined ? 0 : last.index + last[0].length, match.index),
      behind: plain.slice(end, found[place + 1]?.index),
    };
  });
}

/** Reads a text that is one number, with at most a word or a currency around it: "1.1L Reviews" is 110,000. */
export function readNumber(text: string): number | UnreadableText {
  const read = readOne(text);
  return read instanceof UnreadableText ? read : read.value;
}

function readOne(text: string): NumberInText | UnreadableText {
  if (text.split(/\s+/).length > MAX_WORDS) return new UnreadableText('is text, not a number');
  const numbers = numbersIn(withoutBrackets(text));
  const [first] = numbers;
  if (first === undefined) return new UnreadableText('is not a number');
  if (numbers.length > 1) return new UnreadableText('holds more than one number');
  return Number.isNaN(first.value) ? new UnreadableText(UNCLEAR_NUMBER_REASON) : first;
}

export function readCount(text: string): number | UnreadableText {
  const read = readOne(text);
  if (read instanceof UnreadableText) return read;
  const { value, mayBeThousands } = read;
  if (mayBeThousands) return new UnreadableText(AMBIGUOUS_THOUSANDS);
  return value < 0 || !Number.isSafeInteger(Math.round(value))
    ? new UnreadableText('is not a count')
    : Math.round(value);
}

/**
 * Returns a reader of ratings between two limits. With 5 as the maximum, "4.2/5" and "4.2 out of 5" are 4.2, "★★★★☆"
 * and "8/10" are 4.
 */
export function ratingReaderBetween(low: number, high: number): (text: string) => number | UnreadableText {
  return (text) => {
    if (STARS.test(text)) return text.replaceAll(/[^★⭐]/gu, '').length + (text.includes('½') ? 0.5 : 0);
    const word = WORD_ALONE.exec(text)?.[1]?.toLowerCase();
    if (word !== undefined) return WORDS.indexOf(word) + 1;
    const scale = SCALE.exec(text);
    const read = readNumber(text.replace(SCALE, ''));
    if (read instanceof UnreadableText) return read;
    const value = scale === null ? read : rounded((read * high) / Number(scale[1]));
    return value < low || value > high ? new UnreadableText(`is not between ${low} and ${high}`) : value;
  };
}

/** Drops brackets after a number: "4.5 (2.3k Reviews)". */
export function withoutBrackets(text: string): string {
  const outside = text.replaceAll(/\([^)]*\)/g, ' ');
  return /\p{Nd}/u.test(outside) ? outside : text;
}

/** Normalises fractions and Hindi digits: "4½ lakh" is 4.5 lakh. */
export function withPlainDigits(text: string): string {
  const plain = text.replaceAll(
    /(\d?)\s?([¼½¾])/gu,
    (_, digit: string, part: string) => `${digit || '0'}${PARTS[part]}`,
  );
  return withoutDevanagari(plain);
}

const MAYBE_THOUSANDS = /^-?[1-9]\d{0,2}\.\d{3}$/;
/** Matches "12", "12.5", ".5", "1.5e6". */
const PLAIN = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/;
/** Matches "5,656,000.50", "56,56,000". */
const COMMAS_BETWEEN = /^-?[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
/** Matches "12,5", "1.234,5", "1.234.567", "1.50.000". */
const DECIMAL_COMMA = /^-?\d+,\d{1,2}$/;
const DOTS_BETWEEN = /^-?[1-9]\d{0,2}(?:(?:\.\d{2,3})+\.\d{3}|\.\d{3}(?=,))(?:,\d+)?$/;

/** Reads 5,656,000, 56,56,000, 5 656 000, 12.5, 12,5 and 1.234.567,8. Returns NaN for any other grouping. */
function plainNumber(text: string): number {
  const tight = text.replaceAll(/\s/g, '').replace(/[.,]+$/, '');
  if (PLAIN.test(tight)) return Number(tight);
  if (COMMAS_BETWEEN.test(tight)) return Number(tight.replaceAll(',', ''));
  const isEuropean = DECIMAL_COMMA.test(tight) || DOTS_BETWEEN.test(tight);
  return isEuropean ? Number(tight.replaceAll('.', '').replace(',', '.')) : Number.NaN;
}

/** Rounds a value: 1.1 × 100,000 is 110,000.00000000001. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}
