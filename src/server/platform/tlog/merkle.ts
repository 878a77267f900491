import { createHash } from 'node:crypto';

/** A full subtree: `2 ** level` leaves, starting at `place * 2 ** level`. */
export interface NodePosition {
  readonly level: number;
  readonly place: number;
}

export interface TreeNode extends NodePosition {
  readonly hash: Buffer;
}

/** Returns the hash of a node. Throws if it is missing. */
export type HashOf = (name: NodePosition) => Buffer;

export const EMPTY_ROOT = createHash('sha256').digest();

export function leafHash(entry: Uint8Array): Buffer {
  return createHash('sha256').update(Buffer.of(0)).update(entry).digest();
}

function nodeHash(left: Uint8Array, right: Uint8Array): Buffer {
  return createHash('sha256').update(Buffer.of(1)).update(left).update(right).digest();
}

interface Range {
  readonly begin: number;
  readonly end: number;
}

/** Returns full subtrees of a range of leaves, left to right. The range must itself be a subtree. */
function nodesOf({ begin, end }: Range): readonly NodePosition[] {
  const nodes: NodePosition[] = [];
  for (let at = begin; at < end; ) {
    const level = Math.floor(Math.log2(end - at));
    nodes.push({ level, place: at / 2 ** level });
    at += 2 ** level;
  }
  return nodes;
}

export function peaksOf(size: number): readonly NodePosition[] {
  return nodesOf({ begin: 0, end: size });
}

function joined(hashes: readonly Buffer[]): Buffer {
  return hashes.reduceRight((right, left) => nodeHash(left, right));
}

/** Returns the root. Calls `hashOf` for `peaksOf(size)`. */
export function rootOf(size: number, hashOf: HashOf): Buffer {
  return size === 0 ? EMPTY_ROOT : joined(peaksOf(size).map(hashOf));
}

/** Returns nodes completed by adding leaves. Calls `hashOf` for `peaksOf(size)`. */
export function nodesCompletedBy(size: number, leaves: readonly Buffer[], hashOf: HashOf): readonly TreeNode[] {
  const added = new Map<string, TreeNode>();
  const keyOf = ({ level, place }: NodePosition) => `${level}/${place}`;
  for (const [offset, leaf] of leaves.entries()) {
    let node: TreeNode = { level: 0, place: size + offset, hash: leaf };
    added.set(keyOf(node), node);
    while (node.place % 2 === 1) {
      const left = { level: node.level, place: node.place - 1 };
      const hash = nodeHash(added.get(keyOf(left))?.hash ?? hashOf(left), node.hash);
      node = { level: node.level + 1, place: left.place / 2, hash };
      added.set(keyOf(node), node);
    }
  }
  return [...added.values()];
}

export class RootOfLeaves {
  readonly #peaks: { readonly level: number; readonly hash: Buffer }[] = [];

  add(leaf: Buffer): void {
    let peak = { level: 0, hash: leaf };
    for (let left = this.#peaks.at(-1); left?.level === peak.level; left = this.#peaks.at(-1)) {
      this.#peaks.pop();
      peak = { level: peak.level + 1, hash: nodeHash(left.hash, peak.hash) };
    }
    this.#peaks.push(peak);
  }

  get root(): Buffer {
    return this.#peaks.length === 0 ? EMPTY_ROOT : joined(this.#peaks.map(({ hash }) => hash));
  }
}

function largestPowerBelow(size: number): number {
  return 2 ** Math.ceil(Math.log2(size) - 1);
}

/** Returns leaf ranges of a consistency proof (RFC 6962, 2.1.2). */
function proofRanges(from: number, to: number): readonly Range[] {
  const within = (old: number, { begin, end }: Range, isWhole: boolean): readonly Range[] => {
    if (old === end) return isWhole ? [] : [{ begin, end }];
    const middle = begin + largestPowerBelow(end - begin);
    return old <= middle
      ? [...within(old, { begin, end: middle }, isWhole), { begin: middle, end }]
      : [...within(old, { begin: middle, end }, false), { begin, end: middle }];
  };
  return from === 0 ? [] : within(from, { begin: 0, end: to }, true);
}

export function proofNodes(from: number, to: number): readonly NodePosition[] {
  return proofRanges(from, to).flatMap(nodesOf);
}

export function consistencyProof(from: number, to: number, hashOf: HashOf): readonly Buffer[] {
  return proofRanges(from, to).map((range) => joined(nodesOf(range).map(hashOf)));
}

/** Returns leaf ranges of an inclusion proof, bottom up (RFC 6962, 2.1.1). */
function pathRanges(place: number, { begin, end }: Range): readonly Range[] {
  if (end - begin === 1) return [];
  const middle = begin + largestPowerBelow(end - begin);
  const [inner, outer] = [
    { begin, end: middle },
    { begin: middle, end },
  ];
  return place < middle ? [...pathRanges(place, inner), outer] : [...pathRanges(place, outer), inner];
}

export function inclusionNodes(place: number, size: number): readonly NodePosition[] {
  return pathRanges(place, { begin: 0, end: size }).flatMap(nodesOf);
}

export function inclusionProof(place: number, size: number, hashOf: HashOf): readonly Buffer[] {
  return pathRanges(place, { begin: 0, end: size }).map((range) => joined(nodesOf(range).map(hashOf)));
}

/** Verifies an inclusion proof (RFC 9162, 2.1.3.2). */
export function isIncluded(leaf: Buffer, place: number, { size, root }: TreeHead, proof: readonly Buffer[]): boolean {
  if (place >= size) return false;
  const ranges = pathRanges(place, { begin: 0, end: size });
  if (ranges.length !== proof.length) return false;
  const top = proof.reduce((below, hash, step) => {
    const isLeft = (ranges[step]?.begin ?? 0) < place;
    return isLeft ? nodeHash(hash, below) : nodeHash(below, hash);
  }, leaf);
  return top.equals(root);
}

export interface TreeHead {
  readonly size: number;
  readonly root: Buffer;
}

/** Verifies a consistency proof (RFC 9162, 2.1.4.2). */
export function isConsistent(from: TreeHead, to: TreeHead, proof: readonly Buffer[]): boolean {
  if (from.size > to.size) return false;
  if (from.size === 0) return proof.length === 0 && from.root.equals(EMPTY_ROOT);
  if (from.size === to.size) return proof.length === 0 && from.root.equals(to.root);
  const path = Number.isInteger(Math.log2(from.size)) ? [from.root, ...proof] : proof;
  let [old, last] = [from.size - 1, to.size - 1];
  const up = () => {
    [old, last] = [Math.floor(old / 2), Math.floor(last / 2)];
  };
  while (old % 2 === 1) up();
  const [first, ...others] = path;
  if (first === undefined) return false;
  let [oldRoot, newRoot] = [first, first];
  for (const hash of others) {
    if (last === 0) return false;
    if (old % 2 === 1 || old === last) {
      [oldRoot, newRoot] = [nodeHash(hash, oldRoot), nodeHash(hash, newRoot)];
      while (old % 2 === 0 && old !== 0) up();
    } else newRoot = nodeHash(newRoot, hash);
    up();
  }
  return last === 0 && oldRoot.equals(from.root) && newRoot.equals(to.root);
}
