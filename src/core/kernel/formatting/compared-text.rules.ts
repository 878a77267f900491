/** Returns a text in the form in which two are the same: small letters and digits, without signs and repeated blanks. */
export function plainText(...parts: readonly (string | null)[]): string {
  return parts
    .map((part) => part ?? '')
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
