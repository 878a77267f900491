import type { Authorship } from '@/server/platform/authorship';

/** Returns the reference under which an account's claims are stored. */
export function claimantRef(authorship: Pick<Authorship, 'onceRef'>, persona: Uint8Array): Uint8Array {
  return authorship.onceRef(persona, 'claims companies');
}
