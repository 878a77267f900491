import { leafText } from '@/core/trust/public-log/log-line.rules';
import { readCheckpoint } from '@/server/platform/tlog/checkpoint';
import { isIncluded, leafHash } from '@/server/platform/tlog/merkle';
import type { VerifierKey } from '@/server/platform/tlog/signed-note';
import { isSignedByOne } from '@/server/platform/tlog/signed-note';
import { readProof, writeProof } from '@/server/platform/tlog/tlog-proof';
import { entriesFrom } from './log.queries';
import { signCheckpoint } from './log-checkpoint';
import { proofOfLeaf } from './log-tree';
import type { LogKeysDeps } from './stored-log-keys';
import { cosignatures } from './witness.queries';

/**
 * Proves a line with the newest checkpoint (c2sp.org/tlog-proof). Returns null for an unknown line, or one whose place
 * was removed.
 */
export async function proveLine(deps: LogKeysDeps, number: number): Promise<string | null> {
  const { size, text, note } = await signCheckpoint(deps);
  const [line] = number > size ? [] : await deps.database.query(entriesFrom, number, 1);
  if (line?.number !== number || line.salt === null) return null;
  const cosigned = (await deps.database.query(cosignatures)).filter(({ checkpoint }) => checkpoint === text);
  return writeProof({
    index: number - 1,
    hashes: await proofOfLeaf(deps.database, number - 1, size),
    note: note + cosigned.map(({ line: signature }) => signature).join(''),
    entry: Buffer.from(leafText(line)),
  });
}

export type ProofReport =
  | { readonly leaf: string; readonly number: number; readonly origin: string; readonly size: number }
  | { readonly fault: string };

export function checkProof(text: string, keys: readonly VerifierKey[]): ProofReport {
  const proof = readProof(text);
  const checkpoint = proof === null ? null : readCheckpoint(proof.note);
  if (proof === null || checkpoint === null) return { fault: 'The file is no proof of a line.' };
  const own = keys.filter(({ name }) => name === checkpoint.origin);
  if (!isSignedByOne(checkpoint.note, own)) return { fault: 'The checkpoint is not signed with the key of the log.' };
  if (!isIncluded(leafHash(proof.entry), proof.index, checkpoint, proof.hashes))
    return { fault: 'The line is not in the log of the checkpoint.' };
  const { origin, size } = checkpoint;
  return { leaf: proof.entry.toString(), number: proof.index + 1, origin, size };
}
