/** Digits with the usual separators. */
export interface DigitRun {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly string[];
}

// Excludes amounts (1,50,000), decimals and digits next to letters.
const RUN = /(?<![\p{L}\p{M}\d₹$€.,/])\+?\(?\+?\d(?:[ .()\-–]{0,2}\d){7,19}(?!\d|[.,]\d|\p{L})/gu;

export function digitRuns(text: string): readonly DigitRun[] {
  return [...text.matchAll(RUN)].map(({ 0: run, index }) => ({
    start: index,
    end: index + run.length,
    groups: run.match(/\d+/g) ?? [],
  }));
}

/** Returns true if one of the words occurs shortly before the place, on the same line. `reach` is in UTF-16 units. */
export function isAfter(text: string, place: number, words: RegExp, reach: number): boolean {
  return words.test(text.slice(Math.max(0, place - reach), place));
}
