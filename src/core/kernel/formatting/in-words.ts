const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Formats a count in words up to ten, in digits beyond. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}
