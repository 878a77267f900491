export function quotedList(words: readonly string[]): string {
  // Created on demand: it takes a slow phone several ms.
  return new Intl.ListFormat('en-IN').format(words.map((word) => `“${word}”`));
}
