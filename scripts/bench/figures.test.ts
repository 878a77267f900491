import { describe, expect, it } from 'vitest';
import { figureOf, lineOf, median, percentile } from './figures';

describe('figures', () => {
  it('take the middle and the percentiles by rank', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2);
    expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 99)).toBe(10);
    expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 50)).toBe(5);
    expect(percentile([], 50)).toBeNaN();
  });

  const lines: readonly (readonly [string, Parameters<typeof figureOf>, string])[] = [
    [
      'a ratio that keeps its goal',
      ['feed, 16 connections', '×', [0.61, 0.58, 0.634], { atLeast: 0.5 }],
      '  ok        0.61 ×   feed, 16 connections · goal ≥ 0.5 · rounds 0.58 to 0.63',
    ],
    [
      'one that does not',
      ['initial JavaScript', '×', [1.31], { atMost: 1.25 }],
      '  miss      1.31 ×   initial JavaScript · goal ≤ 1.25',
    ],
    ['a number without a goal', ['style sheets', 'kB', [6.853]], '             6.9 kB  style sheets'],
  ];
  it.each(lines)('write %s as one line', (_case, [name, unit, rounds, goal], line) => {
    expect(lineOf(figureOf(name, unit, rounds, goal))).toBe(line);
  });
});
