import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
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
  if (await hasEnded(tx, holdRef)) throw accountEnded();
}

/** Returns whether an account has ended; waits for an end that is just running, and in a transaction holds the account until it ends. */
export async function hasEnded(database: Database, holdRef: Uint8Array): Promise<boolean> {
  const [hold] = await database.query(holdAccount, holdRef);
  return hold?.is_held !== true;
}

/** The answer to what is written while an account ends. */
export function accountEnded(): Problem {
  return new Problem(401, ACCOUNT_ENDED, requestRefusals.notSignedIn);
}

/**
 * Closes an account in the transaction that ends or pauses it, before it looks for anything: what was being written is stored by then, and what comes later
 * waits for the end of the transaction, and is refused if that was committed.
 */
export async function closeAgainstWrites(tx: Database, refs: readonly Ref[]): Promise<void> {
  for (const ref of refs) await tx.query(closeAccount, ref);
}

/** A paused account is back. */
export async function openAgain(tx: Database, authorship: Refs, persona: Uint8Array): Promise<void> {
  await tx.query(openAccount, [holdRefOf(authorship, persona, 'named')]);
}
