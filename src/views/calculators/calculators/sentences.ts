/**
 * Joins non-empty sentences to one text. A single text node updates even on a page that the browser
 * has translated; several would keep old ones.
 */
export function sentences(...all: readonly string[]): string {
  return all.filter((sentence) => sentence !== '').join(' ');
}
