/** The funding of a college: the state, a private body with state money, or a private body alone. */
export type Ownership = 'government' | 'aided' | 'private';

/**
 * Reads "Govt aided", "Private-Self Financing", "Deemed to be University(Pvt)", "State Government University". Returns
 * null for other words.
 */
export function readOwnership(text: string): Ownership | null {
  if (/\baided\b/i.test(text.replaceAll(/\bun-aided\b/gi, 'unaided'))) return 'aided';
  if (/\b(unaided|un-aided|self.?financ|private|pvt|trust|society)/i.test(text)) return 'private';
  return /\b(gov|govt|government|central|state|public|municipal)/i.test(text) ? 'government' : null;
}
