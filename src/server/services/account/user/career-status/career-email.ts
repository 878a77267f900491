import { mailboxOf } from '@/core/kernel/common/mailbox.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { CareerRow } from './career.queries';

/** The padded size of a sealed address in bytes, enough for the longest one. No address is recognised by its length. */
const SEAL_BLOCK = 256;

export function sealEmail(seals: Pick<Authorship, 'sealJson'>, persona: Uint8Array, email: string): Buffer {
  return seals.sealJson(persona, email, SEAL_BLOCK);
}

/** Opens an address for its user only. Throws SealBroken. */
export function openEmail(
  seals: Pick<Authorship, 'unsealJson'>,
  persona: Uint8Array,
  { email_seal }: Pick<CareerRow, 'email_seal'>,
): string | null {
  if (email_seal === null) return null;
  const email = seals.unsealJson(persona, email_seal);
  if (typeof email !== 'string') throw new Error('A sealed address is not text.');
  return email;
}

/**
 * Identifies a mailbox across its spellings. It is not `emailRef`, which finds accounts: nobody who reads the tables
 * may link an account to a persona.
 */
export function addressRefOf(authorship: Authorship, email: string): Uint8Array {
  return authorship.onceRef(authorship.emailRef(mailboxOf(email)), 'proves a career status');
}
