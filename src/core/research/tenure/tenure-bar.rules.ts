import { isGroup, MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { inFives, shownCount } from '@/core/kernel/figures/shown-numbers.rules';
import type { TenureFigure, TenureQuestion, TenureSegment } from './tenure.rules';
import { TENURE_ANSWERS } from './tenure.rules';

/** Questions without an order. The most frequent answer represents them. */
const UNORDERED: ReadonlySet<TenureQuestion> = new Set(['offer', 'exit', 'notice', 'relievingLetter']);

/** Answers that mean "not applicable". No figure counts them. */
const UNCOUNTED: ReadonlySet<string> = new Set(['NOT_APPLICABLE']);

export function isCountedAnswer(code: string): boolean {
  return !UNCOUNTED.has(code);
}

export function countedCodes(question: TenureQuestion): readonly string[] {
  return TENURE_ANSWERS[question].filter(isCountedAnswer);
}

/**
 * The minimum number of people for a bar. It guarantees a segment for an answer that has fewer than five people on each
 * side.
 */
export const MIN_PEOPLE_FOR_CHART = 3 * (MIN_GROUP - 1) + 1;

/**
 * Returns the bar, or null for fewer than five people. Neighbouring answers, also unused ones, are joined until each
 * segment is large enough, so that zero and a few look alike. All other members are derived from the bar.
 */
export function tenureChartOf(
  question: TenureQuestion,
  answers: readonly string[],
): Pick<TenureFigure, 'count' | 'usual' | 'atLeast' | 'segments'> | null {
  const codes = countedCodes(question);
  const counts = codes.map((code) => answers.filter((answer) => answer === code).length);
  const n = counts.reduce((sum, count) => sum + count, 0);
  if (!isGroup(n)) return null;
  const count = shownCount(n);
  const placeIn = UNORDERED.has(question) ? placeOfMost : placeOfMedian;
  if (n < MIN_PEOPLE_FOR_CHART) return { count, usual: [codes[placeIn(counts)] ?? ''], atLeast: null, segments: [] };
  const segments = joined(codes, counts);
  if (segments.length > 1) {
    const middle = placeIn(segments.map((one) => one.count));
    const shown = segments.map((one) => ({ ...one, count: inFives(one.count) }));
    return { count, usual: usualOf(shown, middle), atLeast: null, segments: shown };
  }
  // Only one group is large enough. Its exact number would reveal the few other people, so it is a lower bound.
  const only = placeOfMost(counts);
  const sides = Number(only > 0) + Number(only < codes.length - 1);
  const atLeast = inFives(n - sides * (MIN_GROUP - 1));
  return { count, usual: [codes[only] ?? ''], atLeast, segments: [] };
}

/** Returns the most frequent answer by the published counts, and the middle one if it is as frequent. */
function usualOf(segments: readonly TenureSegment[], middle: number): readonly string[] {
  const most = placeOfMost(segments.map(({ count }) => count));
  const place = segments[middle]?.count === segments[most]?.count ? middle : most;
  return segments[place]?.codes ?? [];
}

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

function placeOfMedian(counts: readonly number[]): number {
  const n = counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  return counts.findIndex((count) => {
    below += count;
    return below * 2 >= n;
  });
}
