/** Normalizes to lower case and digits, without signs and repeated blanks, for comparison. */
export function plainText(...parts: readonly (string | null)[]): string {
  return parts
    .map((part) => part ?? '')
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
