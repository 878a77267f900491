import { shinglesOf } from './copied-text.rules';

/** Minimum number of word sequences, as found in a text of twenty distinct words. Shorter texts match by chance. */
const MIN_ROWS = 18;
const SKETCHES = 8;
const HASHES_PER_SKETCH = 3;

const FNV_START = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/** Initial values of the hashes, computed once. */
const BEGINNINGS = Array.from({ length: SKETCHES }, (_, sketch) =>
  Array.from({ length: HASHES_PER_SKETCH }, (_hash, place) =>
    readInto(FNV_START, `${sketch * HASHES_PER_SKETCH + place} `),
  ),
);

/**
 * Returns MinHash sketches in bands. Nearly equal texts share at least one; others share one only by chance. A short
 * text has none. A sketch does not reveal the words.
 */
export function sketchesOf(text: string): readonly string[] {
  const rows = [...new Set(shinglesOf(text).map(({ words }) => words))];
  if (rows.length < MIN_ROWS) return [];
  return BEGINNINGS.map((ofSketch, sketch) =>
    [sketch, ...ofSketch.map((beginning) => smallestHash(rows, beginning))].join(' '),
  );
}

/**
 * Returns the smallest FNV-1a hash with 32 bits, mixed again because short texts with one different letter hash close
 * together.
 */
function smallestHash(rows: readonly string[], beginning: number): number {
  return rows.reduce((smallest, row) => Math.min(smallest, mixed(readInto(beginning, row))), Number.POSITIVE_INFINITY);
}

function readInto(start: number, text: string): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash;
}

function mixed(read: number): number {
  let hash = Math.imul(read ^ (read >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
