import { requestRefusals } from '@/core/common/request-refusals.rules';
import { Problem } from '@/server/contract/problem';
import { closeAccount, holdAccount, openAccount } from './account-holds.queries';
import type { Authorship, Ref } from './authorship';
import type { Database } from './database';

/** The part of an account that ends: a pause ends what bears its name, a deletion all. */
export type AccountPart = 'named' | 'all';

type Refs = Pick<Authorship, 'onceRef'>;

/** The code of what is refused because its account has ended. */
export const ACCOUNT_ENDED = 'not_signed_in';

/** Returns the reference by which what is written holds its account against its end; it names nobody. */
export function holdRefOf(authorship: Refs, persona: Uint8Array, part: AccountPart): Ref {
  return authorship.onceRef(persona, `the end of ${part}`);
}

/** Holds an account against its end until the transaction ends. Throws 401 `not_signed_in` if it has ended. */
export async function requireAccount(tx: Database, holdRef: Uint8Array): Promise<void> {
  const [hold] = await tx.query(holdAccount, holdRef);
  if (hold?.is_held !== true) throw accountEnded();
}

/** The answer to what is written while an account ends. */
export function accountEnded(): Problem {
  return new Problem(401, ACCOUNT_ENDED, requestRefusals.notSignedIn);
}

/**
 * Ends or pauses an account: from now on nothing is written for it, and what was being written is stored before `end` runs. If that fails, the account is
 * as it was.
 */
export async function whileClosed(database: Database, refs: readonly Ref[], end: () => Promise<void>): Promise<void> {
  for (const ref of refs) await database.query(closeAccount, ref);
  try {
    await end();
  } catch (error) {
    await database.query(openAccount, refs);
    throw error;
  }
}

/** A paused account is back. */
export async function openAgain(tx: Database, authorship: Refs, persona: Uint8Array): Promise<void> {
  await tx.query(openAccount, [holdRefOf(authorship, persona, 'named')]);
}
