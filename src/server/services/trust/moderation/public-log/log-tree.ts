import { leafText } from '@/core/trust/public-log/log-line.rules';
import type { Database } from '@/server/platform/database';
import type { HashOf, NodePosition, TreeHead } from '@/server/platform/tlog/merkle';
import {
  consistencyProof,
  inclusionNodes,
  inclusionProof,
  leafHash,
  nodesCompletedBy,
  peaksOf,
  proofNodes,
  rootOf,
} from '@/server/platform/tlog/merkle';
import { entriesFrom, lockLog } from './log.queries';
import { addNodes, selectNodes, treeSize } from './log-tree.queries';

const BATCH = 1_000;

export async function sizeOfTree(database: Database): Promise<number> {
  const [row] = await database.query(treeSize);
  return row?.size ?? 0;
}

async function hashesOf(database: Database, names: readonly NodePosition[]): Promise<HashOf> {
  const levels = names.map(({ level }) => level);
  const places = names.map(({ place }) => place);
  const rows = names.length === 0 ? [] : await database.query(selectNodes, levels, places);
  const hashes = new Map(rows.map(({ level, place, hash }) => [`${level}/${place}`, hash]));
  return ({ level, place }) => {
    const hash = hashes.get(`${level}/${place}`);
    if (hash === undefined) throw new Error(`The tree of the public log has no node ${place} at level ${level}.`);
    return hash;
  };
}

/** Adds lines to the tree, including lines that are older than the tree. Needs the log's lock. */
export async function growTree(tx: Database): Promise<void> {
  for (;;) {
    const size = await sizeOfTree(tx);
    const lines = await tx.query(entriesFrom, size + 1, BATCH);
    if (lines.length === 0) return;
    const leaves = lines.map((line) => leafHash(Buffer.from(leafText(line))));
    const nodes = nodesCompletedBy(size, leaves, await hashesOf(tx, peaksOf(size)));
    await tx.query(
      addNodes,
      nodes.map(({ level }) => level),
      nodes.map(({ place }) => place),
      nodes.map(({ hash }) => hash),
    );
  }
}

export async function growLockedTree(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(lockLog);
    await growTree(tx);
  });
}

export async function headAt(database: Database, size: number): Promise<TreeHead> {
  return { size, root: rootOf(size, await hashesOf(database, peaksOf(size))) };
}

export async function proofBetween(database: Database, from: number, to: number): Promise<readonly Buffer[]> {
  return consistencyProof(from, to, await hashesOf(database, proofNodes(from, to)));
}

export async function proofOfLeaf(database: Database, place: number, size: number): Promise<readonly Buffer[]> {
  return inclusionProof(place, size, await hashesOf(database, inclusionNodes(place, size)));
}
