import { createHash, randomUUID } from 'node:crypto';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { Problem } from '@/server/contract/problem';
import { accountEndedProblem } from './account-holds';
import type { Database } from './database';
import { storedIdempotentAnswer, storeIdempotentAnswer } from './write-once.queries';

export interface IdempotentWrite {
  readonly ref: Uint8Array;
  /** The whole content of the request, in a fixed order. */
  readonly said: readonly unknown[];
  readonly holdRef: Uint8Array;
}

export interface WriteId {
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * Returns the id for a write. A repeat gets the first id. Waits for a concurrent request with the same key. Throws 409
 * `idempotency_key_reused` for other content, 401 `not_signed_in` for an ended account.
 */
export async function writeOnce(tx: Database, keyed: IdempotentWrite): Promise<WriteId> {
  const id = randomUUID();
  const { ref, holdRef } = keyed;
  const fingerprint = fingerprintOf(keyed);
  const [kept] = await tx.query(storeIdempotentAnswer, ref, fingerprint, JSON.stringify({ id }), holdRef);
  if (kept !== undefined) return { id, isNew: true };
  const [earlier] = await tx.query(storedIdempotentAnswer, ref);
  if (earlier === undefined) throw accountEndedProblem();
  if (fingerprint.equals(earlier.fingerprint)) return { id: earlier.id, isNew: false };
  throw new Problem(409, 'idempotency_key_reused', requestRefusals.keyReused);
}

export function fingerprintOf({ said }: Pick<IdempotentWrite, 'said'>): Buffer {
  return createHash('sha256').update(JSON.stringify(said)).digest();
}
