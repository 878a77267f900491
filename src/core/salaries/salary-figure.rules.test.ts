import { describe, expect, it } from 'vitest';
import type { SalaryGroup } from './salary';
import { payPartsOf, payStepsOf, salaryFigureOf, withPartsWithheld } from './salary-figure.rules';

const NOW = Date.parse('2026-11-20T06:00:00Z');
const counts = { count: 12, rows: 12, newest: '2026-11', lastMonths: [12], checked: 12, quantiles: [1, 2, 3, 4, 5] };

describe('the figure of reported salaries', () => {
  it('is stale when its newest report is more than 18 months old', () => {
    const isStale = (newest: string) => salaryFigureOf({ ...counts, newest }, NOW).isStale;
    expect([isStale('2025-05'), isStale('2025-04')]).toEqual([false, true]);
  });

  it('counts the reports of the last twelve months, this one included', () => {
    const lastMonths = Array.from({ length: 20 }, () => 1);
    const recent = (newest: string) => salaryFigureOf({ ...counts, newest, lastMonths }, NOW).recentCount;
    expect(['2026-11', '2026-10', '2025-12', '2025-11'].map(recent)).toEqual([12, 11, 1, 0]);
  });

  it('is nothing without reports', () => {
    const none = salaryFigureOf({ count: 0, rows: 0, newest: null, lastMonths: [], checked: 0, quantiles: [] }, NOW);
    expect(none).toMatchObject({ count: 0, newest: null, isStale: false, median: null, confidence: null });
  });
});

describe('groups that together are another figure', () => {
  const group = (key: string, count: number): SalaryGroup => ({
    key,
    name: key,
    figure: salaryFigureOf({ ...counts, count, rows: count }, NOW),
  });
  const shownOf = (groups: readonly SalaryGroup[]) =>
    withPartsWithheld(groups).flatMap(({ key, figure }) => (figure.median === null ? [] : [key]));

  it('withhold the smallest other one where one alone is too small', () => {
    expect(shownOf([group('a', 4), group('b', 9), group('c', 6)])).toEqual(['b']);
    expect(shownOf([group('a', 5), group('b', 9), group('c', 6)])).toEqual(['a', 'b', 'c']);
    expect(shownOf([group('a', 4), group('b', 4), group('c', 6)])).toEqual(['c']);
  });
});

describe('the parts of pay', () => {
  const part = (kind: 'fixed' | 'variable' | 'stock', reported: number) => ({ kind, amount: 100, reported });
  const kinds = (rows: number, count: number, variable: number) =>
    payPartsOf({ rows, count, parts: [part('fixed', count), part('variable', variable)] })?.items.map(
      ({ kind }) => kind,
    );

  it.each([
    [9, 9, 9, undefined],
    [10, 4, 4, undefined],
    [10, 5, 4, ['fixed']],
    [10, 5, 5, ['fixed', 'variable']],
  ])('of %i answers, %i in the middle and %i with a bonus: %j', (rows, count, variable, shown) => {
    expect(kinds(rows, count, variable)).toEqual(shown);
  });
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

  it('are joined until each has five, the rest with the one before', () => {
    expect(payStepsOf(byLakh(4, 1, 20, 0, 4, 1, 3), 33)).toEqual([
      { from: 0, to: 200_000, count: 5 },
      { from: 200_000, to: 300_000, count: 20 },
      { from: 300_000, to: 700_000, count: 8 },
    ]);
  });

  it('have no end from a crore on', () => {
    const reports = Array.from({ length: 101 }, (_, lakh) => (lakh === 100 ? 30 : 0));
    expect(payStepsOf(reports, 30)).toEqual([{ from: 10_000_000, to: null, count: 30 }]);
  });
});
