const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** In words up to ten, in digits beyond. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}
