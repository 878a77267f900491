/** Returns a pattern that finds each of the texts in one pass. Where two fit, it finds the longer one. */
export function anyOf(texts: readonly string[]): RegExp {
  const longestFirst = texts.toSorted((one, other) => other.length - one.length);
  const words = longestFirst.map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(words.length === 0 ? '(?!)' : words.join('|'), 'g');
}
