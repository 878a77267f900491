/** A run of digits in a text, with the separators that people put between them. */
export interface DigitRun {
  readonly start: number;
  readonly end: number;
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
