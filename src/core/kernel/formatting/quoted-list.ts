/** Returns words or names in quotation marks as one list: `“Ochre”, “Wool” and “Silk”`. */
export function quotedList(words: readonly string[]): string {
  // Made when it is needed: it takes a slow phone several ms.
  return new Intl.ListFormat('en-IN').format(words.map((word) => `“${word}”`));
}
