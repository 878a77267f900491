import { describe, expect, it } from 'vitest';
import type { SalaryGroup } from '../salaries/salary';
import { salaryLineOf } from './salary-line';

const LAKH = 100_000;

function aRole(key: string, lakh: number | null, hasHalf = true): SalaryGroup {
  const median = lakh === null ? null : lakh * LAKH;
  const quartile = median === null || !hasHalf ? null : median;
  const none = { importedCount: 0, isStale: false, recentCount: null, checkedCount: null, band: null };
  const spread = { lowerQuartile: quartile, upperQuartile: quartile, lowestTenth: null, highestTenth: null };
  const figure = { ...none, ...spread, count: 40, newest: '2026-09', median, medianMargin: null, confidence: null };
  return { key, name: key, figure };
}

const lineOf = (...roles: readonly SalaryGroup[]) => salaryLineOf(roles).map(({ key }) => key);

describe('the line of salaries', () => {
  it('goes from low to high, whatever is reported most', () => {
    expect(lineOf(aRole('b', 10), aRole('c', 20), aRole('a', 5))).toEqual(['a', 'b', 'c']);
  });

  it('keeps the role that more people report of two whose medians are close', () => {
    expect(lineOf(aRole('b', 10), aRole('near', 12.4), aRole('a', 5), aRole('c', 12.5))).toEqual(['a', 'b', 'c']);
  });

  it('leaves out what has no median or no middle half', () => {
    expect(lineOf(aRole('a', 5), aRole('none', null), aRole('few', 7, false), aRole('b', 10), aRole('c', 20))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('is none of fewer than three roles, and has nine at most', () => {
    expect(lineOf()).toEqual([]);
    expect(lineOf(aRole('a', 5), aRole('b', 10))).toEqual([]);
    expect(lineOf(...Array.from({ length: 12 }, (_, place) => aRole(`r${place}`, 2 ** place)))).toHaveLength(9);
  });
});
