import { describe, expect, it } from 'vitest';
import type { SalaryPart } from './salary';
import { authorsOfFigure, payPartsOf, payStepsOf, salaryFigureOf, unlistedCitiesCount } from './salary-figure.rules';

const NOW = Date.parse('2026-11-20T06:00:00Z');
const monthOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const shown = {
  count: 12,
  imported: 0,
  recent: 12,
  checked: 12,
  newest: monthOf('2026-11'),
  quantiles: [1, 2, 3, 4, 5],
  band: null,
  margin: 1,
};

describe('the figure of reported salaries', () => {
  it('is stale when its newest report is more than 18 months old', () => {
    const isStale = (newest: string) => salaryFigureOf({ ...shown, newest: monthOf(newest) }, NOW).isStale;
    expect([isStale('2025-05'), isStale('2025-04')]).toEqual([false, true]);
  });

  it.each([
    [[], [null, null, null, null, null]],
    [[3], [null, null, 3, null, null]],
    [
      [2, 3, 4],
      [null, 2, 3, 4, null],
    ],
    [
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ],
  ])('has the points %j as %j', (quantiles, points) => {
    const figure = salaryFigureOf({ ...shown, quantiles }, NOW);
    const { lowestTenth, lowerQuartile, median, upperQuartile, highestTenth } = figure;
    expect([lowestTenth, lowerQuartile, median, upperQuartile, highestTenth]).toEqual(points);
    expect(figure.newest).toBe('2026-11');
  });

  it.each([
    [200, [], 9],
    [200, [3], 9],
    [200, [2, 3, 4], 29],
    [200, [1, 2, 3, 4, 5], 200],
    [7, [3], 7],
    [12, [2, 3, 4], 12],
  ])('of %i reports with the points %j has %i answers at most', (count, quantiles, answers) => {
    const figure = salaryFigureOf({ ...shown, count, quantiles, recent: count, checked: count, margin: 0 }, NOW);
    expect(authorsOfFigure(figure)).toBe(answers);
  });

  it.each([
    [[3], 'Very Low'],
    [[2, 3, 4], 'Moderate'],
    [[1, 2, 3, 4, 5], 'Very High'],
  ])('of averages with the points %j is trusted as its answers are: %s', (quantiles, confidence) => {
    const facts = { count: 200, recent: 200, checked: 200, margin: 0 };
    expect(salaryFigureOf({ ...shown, ...facts, quantiles }, NOW).confidence).toBe(confidence);
  });

  it('has the margin of its median: doubtful above 8% of it, not of a quartile', () => {
    const facts = { count: 29, recent: 29, checked: 29, quantiles: [300_000, 600_000, 900_000] };
    const wordWith = (margin: number) => salaryFigureOf({ ...shown, ...facts, margin }, NOW).confidence;
    expect(wordWith(48_000)).not.toBe(wordWith(48_001));
    expect(wordWith(24_001)).toBe(wordWith(48_000));
    expect(wordWith(72_000)).toBe(wordWith(48_001));
  });

  it('is nothing where nothing is shown', () => {
    const { isStale, count, importedCount, recentCount, checkedCount, ...rest } = salaryFigureOf(null, NOW);
    expect({ isStale, count, importedCount, recentCount, checkedCount }).toEqual({
      isStale: false,
      count: 0,
      importedCount: 0,
      recentCount: null,
      checkedCount: null,
    });
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  });

  it('has the ends of its band, if it has one, and the margin of its median', () => {
    const banded = salaryFigureOf({ ...shown, band: { lower: 6, upper: 8 } }, NOW);
    expect([banded.band, banded.medianMargin]).toEqual([{ from: 6, to: 8 }, 1]);
    expect(salaryFigureOf(shown, NOW).band).toBeNull();
  });

  it('tells how many are of places that are not listed, from five on', () => {
    const of = (count: number) => ({ key: 'x', name: 'x', figure: salaryFigureOf({ ...shown, count }, NOW) });
    const whole = of(30).figure;
    expect([[], [of(26)], [of(20), of(5)]].map((listed) => unlistedCitiesCount(whole, listed))).toEqual([
      null,
      null,
      5,
    ]);
  });
});

describe('the parts of pay', () => {
  const part = (kind: SalaryPart['kind'], reported: number) => ({ kind, amount: 100_000, reported });
  const kinds = (rows: number, count: number, variable: number) =>
    payPartsOf({
      rows,
      all: rows,
      count,
      parts: [part('fixed', count), part('variable', variable)],
    })?.items.map(({ kind }) => kind);

  it.each([
    [9, 9, 9, undefined],
    [10, 4, 4, undefined],
    [10, 5, 4, ['fixed']],
    [10, 5, 5, ['fixed', 'variable']],
    [20, 10, 6, ['fixed']],
    [20, 10, 5, ['fixed', 'variable']],
  ])('of %i answers, %i in the middle and %i with a bonus: %j', (rows, count, variable, shown) => {
    expect(kinds(rows, count, variable)).toEqual(shown);
  });

  it.each([
    [4, 10, []],
    [5, 10, ['stock', 'joiningBonus']],
    [5, 9, []],
    [9, 9, []],
  ])(
    '%i of %i with stock and a joining bonus show of them %j: five have them, and five lack them',
    (have, count, shown) => {
      const parts = [part('fixed', count), part('stock', have), part('joiningBonus', have)];
      const found = payPartsOf({ rows: 20, all: 20, count, parts })?.items.map(({ kind }) => kind);
      expect(found).toEqual(['fixed', ...shown]);
    },
  );
});

it('the parts of pay and how many report them stand in fives, with five others', () => {
  const parts = [
    { kind: 'fixed', amount: 100_000, reported: 18 },
    { kind: 'variable', amount: 100_000, reported: 13 },
    { kind: 'stock', amount: 100_000, reported: 6 },
  ] as const;
  const shown = payPartsOf({ rows: 22, all: 22, count: 18, parts });
  expect(shown?.count).toBe(15);
  expect(shown?.items.map(({ reported }) => reported)).toEqual([10, 10, 5]);
});

describe('the steps of pay', () => {
  const byLakh = (...reports: readonly number[]) => reports;

  it('begin at thirty answers', () => {
    expect(payStepsOf(byLakh(0, 15, 15), 29)).toEqual([]);
    expect(payStepsOf(byLakh(0, 15, 15), 30)).toEqual([
      { from: 100_000, to: 200_000, count: 15 },
      { from: 200_000, to: 300_000, count: 15 },
    ]);
  });

  it('are joined until each has five, the rest with the one before, and counted in fives', () => {
    expect(payStepsOf(byLakh(4, 1, 20, 0, 4, 1, 3), 33)).toEqual([
      { from: 0, to: 200_000, count: 5 },
      { from: 200_000, to: 300_000, count: 20 },
      { from: 300_000, to: 700_000, count: 5 },
    ]);
  });

  it('count one at either end, and none beyond', () => {
    expect(payStepsOf(byLakh(30, 0, 1), 31)).toEqual([{ from: 0, to: 300_000, count: 30 }]);
    expect(payStepsOf(byLakh(1, 30), 31)).toEqual([{ from: 0, to: 200_000, count: 30 }]);
    expect(payStepsOf(byLakh(30, 4, 0, 0), 34)).toEqual([{ from: 0, to: 200_000, count: 30 }]);
  });

  it('have no end from a crore on', () => {
    const reports = Array.from({ length: 101 }, (_, lakh) => (lakh === 100 ? 30 : 0));
    expect(payStepsOf(reports, 30)).toEqual([{ from: 10_000_000, to: null, count: 30 }]);
    const below = Array.from({ length: 101 }, (_, lakh) => (lakh === 99 ? 30 : 0));
    expect(payStepsOf(below, 30)).toEqual([{ from: 9_900_000, to: 10_000_000, count: 30 }]);
  });

  it('end with the last that somebody has, and begin with the first', () => {
    expect(payStepsOf(byLakh(0, 0, 30, 0, 0), 30)).toEqual([{ from: 200_000, to: 300_000, count: 30 }]);
    expect(payStepsOf(byLakh(0, 0, 0), 30)).toEqual([]);
    expect(payStepsOf(byLakh(4, 0), 30)).toEqual([]);
  });
});
