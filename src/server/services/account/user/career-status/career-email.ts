import { mailboxOf } from '@/core/account/career-status/work-email.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { CareerRow } from './career.queries';

/** The longest address with its quotes, in bytes: each is sealed to this length, so that none is found again by its own. */
const SEAL_BLOCK = 256;

/** Seals the address that verified a career status for its persona. */
export function sealEmail(seals: Pick<Authorship, 'sealJson'>, persona: Uint8Array, email: string): Buffer {
  return seals.sealJson(persona, email, SEAL_BLOCK);
}

/** The address that verified a career status; null if none did. It goes to its user alone. Throws SealBroken. */
export function openEmail(
  seals: Pick<Authorship, 'unsealJson'>,
  persona: Uint8Array,
  { email_seal }: Pick<CareerRow, 'email_seal'>,
): string | null {
  if (email_seal === null) return null;
  const email = seals.unsealJson(persona, email_seal);
  if (typeof email !== 'string') throw new Error('A sealed address is not a text.');
  return email;
}

/** The reference by which a mailbox proves one person, by whichever of its addresses. Not `emailRef`, which accounts are found by: nobody who reads the tables may tie an account to a persona by it. */
export function addressRefOf(authorship: Authorship, email: string): Uint8Array {
  return authorship.onceRef(authorship.emailRef(mailboxOf(email)), 'proves a career status');
}
