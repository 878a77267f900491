/**
 * Joins sentences, without the empty ones, to one text. An element whose only child is one text shows its changes also on a page
 * that the browser has translated; of several texts side by side the old ones would stay.
 */
export function sentences(...all: readonly string[]): string {
  return all.filter((sentence) => sentence !== '').join(' ');
}
