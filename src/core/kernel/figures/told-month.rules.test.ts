import { expect, it } from 'vitest';
import { salaryFigureOf } from '@/core/research/salaries/salary-figure.rules';
import { NO_MONTH, shownMonth } from './told-month.rules';

it('a month that nobody told is none', () => {
  expect(shownMonth(NO_MONTH)).toBeNull();
  expect(shownMonth('2026-10')).toBe('2026-10');
  expect(shownMonth(null)).toBeNull();
});

it('reports without a date are neither new nor stale', () => {
  const now = Date.parse('2026-11-20T06:00:00Z');
  const shown = { count: 60, imported: 60, recent: 0, checked: 60, quantiles: [1, 2, 3, 4, 5], band: null, margin: 0 };
  const undated = salaryFigureOf({ ...shown, newest: 1900 * 12 }, now);
  const recent = salaryFigureOf({ ...shown, newest: 2026 * 12 + 9, recent: 60 }, now);
  expect(undated).toMatchObject({ newest: null, isStale: false });
  expect([recent.confidence, undated.confidence]).toEqual(['Moderate', 'Low']);
});
