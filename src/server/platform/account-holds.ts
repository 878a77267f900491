import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { Problem } from '@/server/contract/problem';
import { closeAccount, holdAccount, openAccount } from './account-holds.queries';
import type { Authorship, Ref } from './authorship';
import type { Database } from './database';

/** The part of an account that is closed: `named` for a pause, `all` for a deletion. */
export type AccountPart = 'named' | 'all';

type Refs = Pick<Authorship, 'onceRef'>;

export const ACCOUNT_ENDED = 'not_signed_in';

/** Returns the reference by which a write locks its account. The reference identifies nobody. */
export function accountHoldRefOf(authorship: Refs, persona: Uint8Array, part: AccountPart): Ref {
  return authorship.onceRef(persona, `the end of ${part}`);
}

/** Locks an account, so that it cannot end before the transaction does. Throws 401 `not_signed_in` if it has ended. */
export async function requireAccount(tx: Database, holdRef: Uint8Array): Promise<void> {
  if (await hasEnded(tx, holdRef)) throw accountEndedProblem();
}

/** Returns true if an account has ended. Waits for an end in progress. In a transaction it also locks the account. */
export async function hasEnded(database: Database, holdRef: Uint8Array): Promise<boolean> {
  const [hold] = await database.query(holdAccount, holdRef);
  return hold?.is_held !== true;
}

export function accountEndedProblem(): Problem {
  return new Problem(401, ACCOUNT_ENDED, requestRefusals.notSignedIn);
}

/**
 * Closes an account in the transaction that ends or pauses it, before the transaction reads anything. Earlier writes
 * are stored by then. Later writes wait, and are refused if the transaction commits.
 */
export async function blockWrites(tx: Database, refs: readonly Ref[]): Promise<void> {
  for (const ref of refs) await tx.query(closeAccount, ref);
}

export async function reopenAccount(tx: Database, authorship: Refs, persona: Uint8Array): Promise<void> {
  await tx.query(openAccount, [accountHoldRefOf(authorship, persona, 'named')]);
}
