import type { TextRange } from './finding';
import { joinRanges } from './finding';

const SHINGLE_WORDS = 3;
/** Minimum words to compare. Shorter texts match by chance ("round one was aptitude, round two technical"). */
const MIN_COMPARED_WORDS = 18;
/** Minimum share of copied word sequences. A copy with a change in every tenth word keeps three quarters. */
const MIN_COPIED_SHARE = 0.5;

interface Shingle extends TextRange {
  readonly words: string;
}

/** Returns an empty list unless at least half of the text is copied. */
export function findCopiedText(text: string, earlier: readonly string[]): readonly TextRange[] {
  if (earlier.length === 0) return [];
  const shingles = shinglesOf(text);
  if (shingles.length < MIN_COMPARED_WORDS - SHINGLE_WORDS + 1) return [];
  for (const other of earlier) {
    const known = new Set(shinglesOf(other).map(({ words }) => words));
    const same = shingles.filter(({ words }) => known.has(words));
    if (same.length / shingles.length >= MIN_COPIED_SHARE) return joinRanges(same);
  }
  return [];
}

export function shinglesOf(text: string): readonly Shingle[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  return words.slice(SHINGLE_WORDS - 1).map((last, at) => {
    const row = words.slice(at, at + SHINGLE_WORDS);
    const [first = last] = row;
    const text = row.map(([word]) => word.toLowerCase()).join(' ');
    return { words: text, start: first.index, end: last.index + last[0].length };
  });
}
