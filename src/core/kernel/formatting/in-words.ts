const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns a count as a sentence names it: in words up to ten, in digits beyond. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}
