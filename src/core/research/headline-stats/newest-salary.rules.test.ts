import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { MIN_FOR_TENTHS } from '@/core/kernel/figures/figures.rules';
import { salaryFigureOf } from '../salaries/salary-figure.rules';
import { newestSalaryOf } from './newest-salary.rules';

const NOW = Date.parse('2026-11-20T10:00:00Z');

function group(key: string, count: number, newest: string | null, median: number | null = 1_870_000) {
  return { key, name: key, figure: { ...salaryFigureOf(null, NOW), count, newest, median } };
}

describe('the newest salary', () => {
  it.each([
    ['of nobody', []],
    ['of one person too few', [group('analyst', MIN_FOR_TENTHS - 1, '2026-11')]],
    ['without a median', [group('analyst', MIN_FOR_TENTHS, '2026-11', null)]],
    ['without a month', [group('analyst', MIN_FOR_TENTHS, null)]],
  ])('is none %s', (_, groups) => {
    expect(newestSalaryOf(groups, NOW)).toBeNull();
  });

  it('is of the newest month, not of the most people', () => {
    const older = [group('engineer', 900, '2026-10'), group('nurse', 700, '2026-09')];
    const groups = [...older, group('analyst', MIN_FOR_TENTHS, '2026-11')];
    expect(newestSalaryOf(groups, NOW)).toEqual({
      key: 'analyst',
      name: 'analyst',
      median: 1_870_000,
      count: MIN_FOR_TENTHS,
      newest: '2026-11',
    });
  });

  it('is another one each day, and the same all day', () => {
    const groups = ['analyst', 'engineer', 'nurse'].map((key) => group(key, 40, '2026-11'));
    const days = [0, 1, 2].map((day) => newestSalaryOf(groups, NOW + day * DAY_MS)?.key);
    expect(days.toSorted()).toEqual(['analyst', 'engineer', 'nurse']);
    expect(newestSalaryOf(groups, NOW + 60_000)?.key).toBe(days[0]);
  });
});
