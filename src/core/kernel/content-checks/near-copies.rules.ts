import { shinglesOf } from './copied-text.rules';

/** The different rows of words that a text needs for sketches: those of twenty words, if none comes twice. Texts with fewer are alike by chance. */
const MIN_ROWS = 18;
/** The number of sketches. Texts with four fifths of their word rows in common share one in 99 of 100 pairs; with one fifth in 6 of 100. */
const SKETCHES = 8;
const HASHES_PER_SKETCH = 3;

const FNV_START = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/** The beginnings of the hashes of each sketch. Every hash reads its own number before a row, so that they differ; it is read here once for all rows. */
const BEGINNINGS = Array.from({ length: SKETCHES }, (_, sketch) =>
  Array.from({ length: HASHES_PER_SKETCH }, (_hash, place) =>
    readInto(FNV_START, `${sketch * HASHES_PER_SKETCH + place} `),
  ),
);

/**
 * Returns sketches of a text (MinHash in bands): texts that are nearly the same have at least one in common, whatever single words were changed, and others none
 * but by chance. None for a short text. A sketch does not lead back to the words.
 */
export function sketchesOf(text: string): readonly string[] {
  const rows = [...new Set(shinglesOf(text).map(({ words }) => words))];
  if (rows.length < MIN_ROWS) return [];
  return BEGINNINGS.map((ofSketch, sketch) =>
    [sketch, ...ofSketch.map((beginning) => smallestHash(rows, beginning))].join(' '),
  );
}

/** Returns the smallest hash of some rows: FNV-1a with 32 bits, its bits mixed once more, as short texts that differ in one letter are near each other else. */
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
