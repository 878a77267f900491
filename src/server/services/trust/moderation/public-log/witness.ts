import type { Checkpoint } from '@/server/platform/tlog/checkpoint';
import { cosign, readCheckpoint } from '@/server/platform/tlog/checkpoint';
import { EMPTY_ROOT, isConsistent } from '@/server/platform/tlog/merkle';
import { fromBase64, isSignedByOne, readVerifierKey } from '@/server/platform/tlog/signed-note';
import type { LogKeysDeps } from './stored-log-keys';
import { witnessSigner } from './stored-log-keys';
import { noteWitnessed, witnessedLog } from './witness.queries';

export interface WitnessDeps extends LogKeysDeps {
  readonly now: () => number;
}

interface AddCheckpoint {
  readonly oldSize: number;
  readonly proof: readonly Buffer[];
  readonly checkpoint: Checkpoint;
}

export interface WitnessAnswer {
  readonly status: 200 | 400 | 403 | 404 | 409 | 422;
  readonly body: string;
}

const MAX_PROOF = 63;

function readAddCheckpoint(body: string): AddCheckpoint | null {
  const end = body.indexOf('\n\n');
  const [first = '', ...lines] = body.slice(0, Math.max(end, 0)).split('\n');
  const [, size] = /^old (0|[1-9]\d{0,11})$/.exec(first) ?? [];
  const proof = lines.map((line) => fromBase64(line)).filter((hash) => hash?.length === 32);
  const checkpoint = readCheckpoint(body.slice(end + 2));
  if (end < 0 || size === undefined || checkpoint === null) return null;
  if (proof.length !== lines.length || proof.length > MAX_PROOF) return null;
  return { oldSize: Number(size), proof: proof.filter((hash) => hash !== null), checkpoint };
}

/** Cosigns a witnessed log that only grew since the last cosigned checkpoint, which is stored first. */
export async function addCheckpoint(deps: WitnessDeps, body: string): Promise<WitnessAnswer> {
  const request = readAddCheckpoint(body);
  if (request === null)
    return { status: 400, body: 'This is no request to cosign a checkpoint (c2sp.org/tlog-witness).\n' };
  const { oldSize, proof, checkpoint } = request;
  const { origin, size, root, note } = checkpoint;
  const signer = await witnessSigner(deps);
  return deps.database.transaction(async (tx): Promise<WitnessAnswer> => {
    const [known] = await tx.query(witnessedLog, origin);
    if (known === undefined) return { status: 404, body: 'This installation is no witness of this log.\n' };
    const keys = known.keys.map(readVerifierKey).filter((key) => key !== null);
    if (!isSignedByOne(note, keys)) return { status: 403, body: 'No known key of this log signed the checkpoint.\n' };
    if (oldSize > size) return { status: 400, body: 'The old size is larger than the checkpoint.\n' };
    const isOther = size === known.size && known.root !== null && !known.root.equals(root);
    if (oldSize !== known.size || (oldSize === size && isOther)) return { status: 409, body: `${known.size}\n` };
    if (!isConsistent({ size: known.size, root: known.root ?? EMPTY_ROOT }, { size, root }, proof))
      return { status: 422, body: 'The proof does not show that the log only grew.\n' };
    await tx.query(noteWitnessed, origin, size, root);
    return { status: 200, body: cosign(note.text, signer, deps.now()) };
  });
}
