import { describe, expect, it } from 'vitest';
import type { TenureQuestion } from './tenure.rules';
import { TENURE_ANSWERS, TENURE_FACTS, TENURE_QUESTIONS } from './tenure.rules';
import { countedCodes, tenureChartOf } from './tenure-bar.rules';

const answersOf = (codes: readonly string[], counts: readonly number[]) =>
  counts.flatMap((count, place) => Array.from({ length: count }, () => codes[place] ?? ''));

function* countsUpTo(kinds: number, most: number): Generator<readonly number[]> {
  if (kinds === 0) {
    yield [];
    return;
  }
  for (let count = 0; count <= most; count += 1)
    for (const rest of countsUpTo(kinds - 1, most - count)) yield [count, ...rest];
}

describe('what is shown of the answers to a question', () => {
  it('has twelve facts, made of each question once', () => {
    expect(TENURE_FACTS).toHaveLength(12);
    expect(Object.keys(TENURE_ANSWERS)).toEqual(TENURE_QUESTIONS);
    expect(TENURE_FACTS.flatMap(({ questions }) => questions)).toEqual(TENURE_QUESTIONS);
  });

  it('is nothing under five people, and one answer without a bar under thirteen', () => {
    expect(tenureChartOf('settlement', answersOf(TENURE_ANSWERS.settlement, [0, 2, 2]))).toBeNull();
    expect(tenureChartOf('settlement', answersOf(TENURE_ANSWERS.settlement, [0, 2, 3, 4]))).toEqual({
      ...{ count: 9, usual: ['UP_TO_60'], atLeast: null, segments: [] },
    });
  });

  it('joins neighbours until each segment is a group, in fives', () => {
    const bar = tenureChartOf('settlement', answersOf(TENURE_ANSWERS.settlement, [1, 12, 17, 6, 0, 3]));
    expect(bar).toEqual({
      ...{ count: 39, usual: ['UP_TO_60'], atLeast: null },
      segments: [
        { codes: ['TWO_WORKING_DAYS', 'UP_TO_30'], count: 10 },
        { codes: ['UP_TO_60'], count: 15 },
        { codes: ['UP_TO_90', 'OVER_90', 'NOT_YET'], count: 5 },
      ],
    });
  });

  it('says how many at least where one answer has nearly all: of none and of few others it says the same', () => {
    const bars = [0, 1, 4].map((others) =>
      tenureChartOf('offer', answersOf(TENURE_ANSWERS.offer, [24 - others, others])),
    );
    expect(bars.map((bar) => bar?.atLeast)).toEqual([20, 20, 20]);
    expect(new Set(bars.map((bar) => JSON.stringify(bar))).size).toBe(1);
  });

  it('does not count an answer that the question did not arise', () => {
    expect(countedCodes('pfExit')).toEqual(['UP_TO_60', 'LATER', 'NOT_YET']);
    const answers = answersOf(['UP_TO_60', 'NOT_APPLICABLE'], [6, 9]);
    expect(tenureChartOf('pfExit', answers)).toMatchObject({ count: 6, usual: ['UP_TO_60'] });
  });

  it.each([
    ['originalsKept', 24],
    ['unpaidTraining', 24],
    ['offer', 24],
    ['noticeDays', 18],
    ['settlement', 16],
  ] as const)('of %s lets nobody work out that an answer, or several, are of one to four people', (question, most) => {
    const found = leaksOf(question, most);
    expect(found.slice(0, 10)).toEqual([]);
  });
});

/** Returns bars that reveal answers of one to four people, over all ways to build the bar. */
function leaksOf(question: TenureQuestion, most: number): readonly string[] {
  const codes = countedCodes(question);
  const subsets = 2 ** codes.length - 1;
  const bounds = new Map<string, { readonly low: number[]; readonly high: number[] }>();
  for (const counts of countsUpTo(codes.length, most)) {
    const bar = tenureChartOf(question, answersOf(codes, counts));
    if (bar === null) continue;
    const key = JSON.stringify(bar);
    const known = bounds.get(key) ?? { low: [], high: [] };
    bounds.set(key, known);
    for (let subset = 1; subset < subsets; subset += 1) {
      const people = counts.reduce((sum, count, place) => sum + (((subset >> place) & 1) === 1 ? count : 0), 0);
      known.low[subset] = Math.min(known.low[subset] ?? people, people);
      known.high[subset] = Math.max(known.high[subset] ?? people, people);
    }
  }
  return [...bounds].flatMap(([bar, { low, high }]) =>
    low.flatMap((least, subset) => (least >= 1 && (high[subset] ?? 0) <= 4 ? [`${bar} ${subset}`] : [])),
  );
}
