import { expect, it } from 'vitest';
import { formatPeriod } from './period';

it.each([
  ['2026-11', 'Nov 2026'],
  ['2026-Q4', 'Oct to Dec 2026'],
  ['2026-Q1', 'Jan to Mar 2026'],
  ['2026', '2026'],
])('the period %s is %s', (period, text) => {
  expect(formatPeriod(period)).toBe(text);
});
