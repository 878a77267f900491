const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/**
 * Returns one or two letters: of the first two words, or of a single word. Returns an empty text for a name without
 * letters.
 */
export function initials(name: string): string {
  const words = name.match(WORDS) ?? [];
  const [first = '', second = ''] = words;
  const letters = second === '' ? [...first].slice(0, 2) : [[...first][0] ?? '', [...second][0] ?? ''];
  return letters.join('').toLocaleUpperCase('en-IN');
}
