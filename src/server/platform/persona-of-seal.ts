import type { Authorship, Ref } from './authorship';
import { SealBroken } from './seal';

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
