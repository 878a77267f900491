/** Normalizes to lower-case letters and digits, without punctuation and repeated spaces, for comparison. */
export function plainText(...parts: readonly (string | null)[]): string {
  return parts
    .map((part) => part ?? '')
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
