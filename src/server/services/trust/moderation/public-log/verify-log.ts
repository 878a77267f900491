import type { LogLeaf } from '@/core/trust/public-log/log-line.rules';
import { leafText } from '@/core/trust/public-log/log-line.rules';
import type { Checkpoint } from '@/server/platform/tlog/checkpoint';
import { readCheckpoint } from '@/server/platform/tlog/checkpoint';
import { leafHash, RootOfLeaves } from '@/server/platform/tlog/merkle';
import type { VerifierKey } from '@/server/platform/tlog/signed-note';
import { isSignedByOne } from '@/server/platform/tlog/signed-note';

export interface PublishedLine extends LogLeaf {
  /** The hash in hexadecimal. */
  readonly hash: string;
}

export interface PublishedLog {
  readonly checkpoint: string;
  readonly keys: readonly VerifierKey[];
  readonly lines: AsyncIterable<PublishedLine> | Iterable<PublishedLine>;
}

export interface LogReport {
  readonly lines: number;
  /** Lines whose place was removed by law. They are hashed in the tree, but cannot be recomputed. */
  readonly takenOut: number;
  readonly faults: readonly string[];
}

/** Recomputes the tree, and compares it with the log's checkpoint and the reader's own. */
export async function verifyLog(
  { checkpoint, keys, lines }: PublishedLog,
  kept: Checkpoint | null,
): Promise<LogReport> {
  const newest = readCheckpoint(checkpoint);
  if (newest === null) return { lines: 0, takenOut: 0, faults: ['The checkpoint of the log cannot be read.'] };
  const faults: string[] = [];
  if (!isSignedByOne(newest.note, keys)) faults.push('The checkpoint is not signed with the key of the log.');
  if (kept !== null && kept.origin !== newest.origin)
    faults.push(`The log is ${newest.origin}, and the kept checkpoint is of ${kept.origin}.`);
  if (kept !== null && kept.size > newest.size)
    faults.push(`The log has ${newest.size} lines, and had ${kept.size} when the kept checkpoint was made.`);
  const tree = new RootOfLeaves();
  let [count, takenOut] = [0, 0];
  const compare = (other: Checkpoint, what: string) => {
    if (count === other.size && !tree.root.equals(other.root))
      faults.push(`The first ${other.size} lines are not those of the ${what}.`);
  };
  if (kept !== null) compare(kept, 'kept checkpoint');
  compare(newest, 'newest checkpoint');
  for await (const line of lines) {
    if (count === newest.size) break;
    count += 1;
    const leaf = line.salt === null ? Buffer.from(line.hash, 'hex') : leafHash(Buffer.from(leafText(line)));
    if (line.number !== count) faults.push(`Line ${count} has the number ${line.number}.`);
    if (leaf.toString('hex') !== line.hash) faults.push(`Line ${count} is not what its hash is of.`);
    if (line.salt === null) takenOut += 1;
    tree.add(leaf);
    if (kept !== null) compare(kept, 'kept checkpoint');
    compare(newest, 'newest checkpoint');
    if (faults.length >= MAX_FAULTS) break;
  }
  if (count < newest.size && faults.length < MAX_FAULTS)
    faults.push(`The checkpoint is of ${newest.size} lines, and ${count} are published.`);
  return { lines: count, takenOut, faults };
}

const MAX_FAULTS = 10;
