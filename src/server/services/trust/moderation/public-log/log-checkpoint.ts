import { checkpointText } from '@/server/platform/tlog/checkpoint';
import { signNote } from '@/server/platform/tlog/signed-note';
import { headAt, sizeOfTree } from './log-tree';
import type { LogKeysDeps } from './stored-log-keys';
import { logOriginOf, logSigners } from './stored-log-keys';

export interface SignedCheckpoint {
  readonly size: number;
  readonly text: string;
  readonly note: string;
}

/** Signs a checkpoint, deterministically for the same state and keys. */
export async function signCheckpoint(deps: LogKeysDeps): Promise<SignedCheckpoint> {
  const size = await sizeOfTree(deps.database);
  const text = checkpointText(logOriginOf(deps.address), await headAt(deps.database, size));
  return { size, text, note: signNote(text, await logSigners(deps)) };
}
