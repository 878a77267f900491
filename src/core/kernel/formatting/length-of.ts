/** Returns the length in code points: a Devanagari sign or a single emoji counts once. */
export function lengthOf(text: string): number {
  return [...text].length;
}
