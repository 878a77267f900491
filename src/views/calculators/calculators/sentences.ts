/**
 * Joins non-empty sentences to one text. If the browser has translated the page, a single text node updates, but
 * several keep the old text.
 */
export function sentences(...all: readonly string[]): string {
  return all.filter((sentence) => sentence !== '').join(' ');
}
