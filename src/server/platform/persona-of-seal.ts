import type { Authorship, Ref } from './authorship';
import { SealBroken } from './seal';

/** Returns the persona in the author's seal of a contribution; null if nobody is tied to it any more. */
export function personaOfSeal(
  authorship: Pick<Authorship, 'openAuthor'>,
  seal: Uint8Array,
  contributionId: string,
): Ref | null {
  try {
    return authorship.openAuthor(seal, contributionId);
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}
