export function quotedList(words: readonly string[]): string {
  // Created on demand, because creating a list format takes several ms on a slow phone.
  return new Intl.ListFormat('en-IN').format(words.map((word) => `“${word}”`));
}
