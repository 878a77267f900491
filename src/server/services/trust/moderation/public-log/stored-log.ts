import { verifierOf } from '@/server/platform/tlog/signed-note';
import { entriesFrom } from './log.queries';
import { signCheckpoint } from './log-checkpoint';
import { hashesFrom } from './log-tree.queries';
import type { LogKeysDeps } from './stored-log-keys';
import { logSigners } from './stored-log-keys';
import type { PublishedLine, PublishedLog } from './verify-log';

const BATCH = 1_000;

export async function storedLog(deps: LogKeysDeps): Promise<PublishedLog> {
  const { note } = await signCheckpoint(deps);
  return { checkpoint: note, keys: (await logSigners(deps)).map(verifierOf), lines: storedLines(deps) };
}

async function* storedLines({ database }: LogKeysDeps): AsyncGenerator<PublishedLine> {
  for (let first = 0; ; first += BATCH) {
    const hashes = await database.query(hashesFrom, 0, first, BATCH);
    const entries = await database.query(entriesFrom, first + 1, hashes.length);
    for (const [place, entry] of entries.entries()) yield { ...entry, hash: hashes[place]?.hash.toString('hex') ?? '' };
    if (hashes.length < BATCH) return;
  }
}
