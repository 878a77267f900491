import { createHash, randomUUID } from 'node:crypto';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { Problem } from '@/server/contract/problem';
import { accountEnded } from './account-holds';
import type { Database } from './database';
import { keepAnswer, keptAnswer } from './write-once.queries';

/** A write under an idempotency key. */
export interface KeyedWrite {
  /** The key as the database holds it, tied to the user. */
  readonly ref: Uint8Array;
  /** Everything that the request says, in one order. */
  readonly said: readonly unknown[];
  /** The reference by which the write holds its user's account against its end (`holdRefOf`). */
  readonly holdRef: Uint8Array;
}

/** The id of what is written, and whether it still has to be. */
export interface WriteId {
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * Draws an id for a write, in its transaction; a repeated request gets the id of the first. A second request under the same key
 * waits here until the first is committed. Throws 409 `idempotency_key_reused` for the same key with another content, and 401 `not_signed_in` if the account
 * has ended.
 */
export async function writeOnce(tx: Database, keyed: KeyedWrite): Promise<WriteId> {
  const id = randomUUID();
  const { ref, holdRef } = keyed;
  const fingerprint = fingerprintOf(keyed);
  const [kept] = await tx.query(keepAnswer, ref, fingerprint, JSON.stringify({ id }), holdRef);
  if (kept !== undefined) return { id, isNew: true };
  const [earlier] = await tx.query(keptAnswer, ref);
  if (earlier === undefined) throw accountEnded();
  if (fingerprint.equals(earlier.fingerprint)) return { id: earlier.id, isNew: false };
  throw new Problem(409, 'idempotency_key_reused', requestRefusals.keyReused);
}

/** Returns the digest by which a repeated request is told from another one under the same key. */
export function fingerprintOf({ said }: Pick<KeyedWrite, 'said'>): Buffer {
  return createHash('sha256').update(JSON.stringify(said)).digest();
}
