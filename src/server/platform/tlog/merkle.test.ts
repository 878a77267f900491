import { expect, it } from 'vitest';
import type { NodePosition } from './merkle';
import {
  consistencyProof,
  EMPTY_ROOT,
  inclusionNodes,
  inclusionProof,
  isConsistent,
  isIncluded,
  leafHash,
  nodesCompletedBy,
  peaksOf,
  proofNodes,
  RootOfLeaves,
  rootOf,
} from './merkle';

const ENTRIES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

function grown(leaves: readonly Buffer[]) {
  const nodes = new Map<string, Buffer>();
  const hashOf = ({ level, place }: NodePosition): Buffer => {
    const hash = nodes.get(`${level}/${place}`);
    if (hash === undefined) throw new Error(`No node ${level}/${place}.`);
    return hash;
  };
  for (const [size, leaf] of leaves.entries()) {
    const allowed = new Set(peaksOf(size).map(({ level, place }) => `${level}/${place}`));
    const peak = (name: NodePosition) => {
      expect(allowed).toContain(`${name.level}/${name.place}`);
      return hashOf(name);
    };
    for (const { level, place, hash } of nodesCompletedBy(size, [leaf], peak)) nodes.set(`${level}/${place}`, hash);
  }
  return { nodes, hashOf };
}

it('the roots are those of the reference tree', () => {
  const leaves = ENTRIES.map((entry) => leafHash(Buffer.from(entry, 'hex')));
  const { hashOf } = grown(leaves);
  expect(ROOTS.map((_, size) => rootOf(size, hashOf).toString('hex'))).toEqual(ROOTS);
  const tree = new RootOfLeaves();
  const roots = leaves.map((leaf) => {
    tree.add(leaf);
    return tree.root.toString('hex');
  });
  expect([new RootOfLeaves().root.toString('hex'), ...roots]).toEqual(ROOTS);
});

it('leaves added together complete the nodes that they complete one by one', () => {
  const leaves = Array.from({ length: 300 }, (_, number) => leafHash(Buffer.from(String(number))));
  const { nodes, hashOf } = grown(leaves);
  const together = nodesCompletedBy(77, leaves.slice(77), hashOf).map(
    ({ level, place, hash }) => [`${level}/${place}`, hash] as const,
  );
  expect(new Map([...grown(leaves.slice(0, 77)).nodes, ...together])).toEqual(nodes);
});

it('every proof between two sizes holds, and none with another root or hash does', () => {
  const leaves = Array.from({ length: 34 }, (_, number) => leafHash(Buffer.from(String(number))));
  const { hashOf } = grown(leaves);
  const headOf = (size: number) => ({ size, root: rootOf(size, hashOf) });
  const wrong = leafHash(Buffer.from('wrong'));
  for (let to = 1; to <= leaves.length; to += 1)
    for (let from = 0; from <= to; from += 1) {
      const named = new Set(proofNodes(from, to).map(({ level, place }) => `${level}/${place}`));
      const proof = consistencyProof(from, to, (name) => {
        expect(named).toContain(`${name.level}/${name.place}`);
        return hashOf(name);
      });
      const [old, newest] = [headOf(from), headOf(to)];
      expect(isConsistent(old, newest, proof), `${from} to ${to}`).toBe(true);
      expect(isConsistent(old, newest, [...proof, wrong])).toBe(false);
      expect(isConsistent({ size: from, root: wrong }, newest, proof)).toBe(false);
      if (from === 0) continue;
      expect(isConsistent(old, { size: to, root: wrong }, proof)).toBe(false);
      for (const place of proof.keys()) expect(isConsistent(old, newest, proof.with(place, wrong))).toBe(false);
      if (proof.length > 0) expect(isConsistent(old, newest, proof.slice(1))).toBe(false);
    }
  expect(isConsistent(headOf(5), headOf(4), [])).toBe(false);
  expect(isConsistent({ size: 0, root: wrong }, headOf(3), [])).toBe(false);
  expect(isConsistent({ size: 0, root: EMPTY_ROOT }, headOf(3), [])).toBe(true);
});

it('proves each leaf at its place alone, in a tree of any size', () => {
  const leaves = Array.from({ length: 40 }, (_, at) => leafHash(Buffer.from(`leaf ${at}`)));
  const { hashOf } = grown(leaves);
  for (let size = 1; size <= leaves.length; size += 1) {
    const head = { size, root: rootOf(size, hashOf) };
    for (const [place, leaf] of leaves.slice(0, size).entries()) {
      const asked = new Set(inclusionNodes(place, size).map(({ level, place: at }) => `${level}/${at}`));
      const proof = inclusionProof(place, size, (name) => {
        expect(asked).toContain(`${name.level}/${name.place}`);
        return hashOf(name);
      });
      expect(isIncluded(leaf, place, head, proof)).toBe(true);
      expect(isIncluded(leaf, place + 1, head, proof)).toBe(false);
      expect(isIncluded(leafHash(Buffer.from('another')), place, head, proof)).toBe(false);
      expect(isIncluded(leaf, place, head, [...proof, head.root])).toBe(false);
      expect(isIncluded(leaf, place, head, proof.slice(1))).toBe(size === 1);
    }
  }
});

it('has the proof of the reference tree for its sixth leaf', () => {
  const leaves = ENTRIES.map((entry) => leafHash(Buffer.from(entry, 'hex')));
  const { hashOf } = grown(leaves);
  expect(inclusionProof(5, 8, hashOf).map((hash) => hash.toString('hex'))).toEqual([
    'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ]);
});
