/** The zeros of the scripts of India that have digits of their own, and of full-width digits; nine digits follow each. */
const ZEROS = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10] as const;
const OTHER_DIGITS = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯０-９]/g;

/** Returns a text of the same length with the digits of every script as those of ASCII. */
export function withPlainDigits(text: string): string {
  return text.replaceAll(OTHER_DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code < first + 10) ?? code;
    return String(code - zero);
  });
}

/** A run of digits in a text, with the separators that people put between them. */
export interface DigitRun {
  readonly start: number;
  readonly end: number;
  /** Its digits in groups, as they are written. */
  readonly groups: readonly string[];
}

// Amounts (1,50,000), decimals and letters glued to digits are no numbers that name something.
const RUN = /(?<![\p{L}\p{M}\d₹$€.,/])\+?\(?\+?\d(?:[ .()\-–]{0,2}\d){7,19}(?!\d|[.,]\d|\p{L})/gu;

/** Returns the runs of 8 to 20 digits of a text with plain digits. */
export function digitRuns(text: string): readonly DigitRun[] {
  return [...text.matchAll(RUN)].map(({ 0: run, index }) => ({
    start: index,
    end: index + run.length,
    groups: run.match(/\d+/g) ?? [],
  }));
}

/** Returns whether the words before a place of a text, on its line, match an expression; `reach` is in UTF-16 units. */
export function isAfter(text: string, place: number, words: RegExp, reach: number): boolean {
  return words.test(text.slice(Math.max(0, place - reach), place));
}
