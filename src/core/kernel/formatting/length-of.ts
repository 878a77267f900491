/** Returns the length of a text in characters (code points): a Devanagari sign and an emoji of one code point count once. */
export function lengthOf(text: string): number {
  return [...text].length;
}
