import { isGroup, MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { inFives, shownCount } from '@/core/kernel/figures/shown-numbers.rules';
import type { TenureFigure, TenureQuestion, TenureSegment } from './tenure.rules';
import { TENURE_ANSWERS } from './tenure.rules';

/** Questions whose answers have no order: the most frequent answer stands for them. */
const UNORDERED: ReadonlySet<TenureQuestion> = new Set(['offer', 'exit', 'notice', 'relievingLetter']);

/** The answers that no figure counts: the question did not arise. */
const UNCOUNTED: ReadonlySet<string> = new Set(['NOT_APPLICABLE']);

export function isCountedAnswer(code: string): boolean {
  return !UNCOUNTED.has(code);
}

/** Returns the answers of a question that figures count, in their order. */
export function countedCodes(question: TenureQuestion): readonly string[] {
  return TENURE_ANSWERS[question].filter(isCountedAnswer);
}

/** The people from which a bar is shown: if fewer than five stand on each side of an answer, it has a group itself. */
export const MIN_FOR_BAR = 3 * (MIN_GROUP - 1) + 1;

/**
 * Returns what is shown of the answers to a question; null for fewer than five people. In a bar neighbouring answers are joined until each segment is a
 * group, answers that nobody gave included: an answer of none and one of few look alike. What is said besides follows from the bar alone.
 */
export function tenureBarOf(
  question: TenureQuestion,
  answers: readonly string[],
): Pick<TenureFigure, 'count' | 'usual' | 'atLeast' | 'segments'> | null {
  const codes = countedCodes(question);
  const counts = codes.map((code) => answers.filter((answer) => answer === code).length);
  const n = counts.reduce((sum, count) => sum + count, 0);
  if (!isGroup(n)) return null;
  const count = shownCount(n);
  const placeIn = UNORDERED.has(question) ? placeOfMost : placeOfMedian;
  if (n < MIN_FOR_BAR) return { count, usual: [codes[placeIn(counts)] ?? ''], atLeast: null, segments: [] };
  const segments = joined(codes, counts);
  if (segments.length > 1) {
    const usual = segments[placeIn(segments.map((one) => one.count))]?.codes ?? [];
    return { count, usual, atLeast: null, segments: segments.map((one) => ({ ...one, count: inFives(one.count) })) };
  }
  // The only answer with a group: its true number would tell of the few beside it.
  const only = placeOfMost(counts);
  const sides = Number(only > 0) + Number(only < codes.length - 1);
  const atLeast = inFives(n - sides * (MIN_GROUP - 1));
  return { count, usual: [codes[only] ?? ''], atLeast, segments: [] };
}

/** Joins each answer to the next until they are a group; those that are left at the end join the last group. */
function joined(codes: readonly string[], counts: readonly number[]): readonly TenureSegment[] {
  const segments: { codes: string[]; count: number }[] = [];
  let open: { codes: string[]; count: number } = { codes: [], count: 0 };
  for (const [place, code] of codes.entries()) {
    open.codes.push(code);
    open.count += counts[place] ?? 0;
    if (!isGroup(open.count)) continue;
    segments.push(open);
    open = { codes: [], count: 0 };
  }
  const last = segments.at(-1);
  if (last === undefined) return [];
  last.codes.push(...open.codes);
  last.count += open.count;
  return segments;
}

function placeOfMost(counts: readonly number[]): number {
  return counts.indexOf(Math.max(...counts));
}

/** Returns the place of the middle answer, of an even number the lower of the two. */
function placeOfMedian(counts: readonly number[]): number {
  const n = counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  return counts.findIndex((count) => {
    below += count;
    return below * 2 >= n;
  });
}
