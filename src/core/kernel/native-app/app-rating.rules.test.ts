import { expect, it } from 'vitest';
import { formatDaysOfUse, parseDaysOfUse, withDayOfUse } from './app-rating.rules';

it('days of use are counted once each, and read again as they were stored', () => {
  const days = ['2026-11-20', '2026-11-20', '2026-11-23'].reduce(withDayOfUse, parseDaysOfUse(null));
  expect(days).toEqual({ count: 2, last: '2026-11-23' });
  expect(parseDaysOfUse(formatDaysOfUse(days))).toEqual(days);
});

it('as many days are read as anybody has', () => {
  expect(parseDaysOfUse('9999 2026-11-23').count).toBe(9999);
});

it.each([' 2026-11-23', '', 'x', '2', '2026-11-23', '99999 2026-11-23'])('the stored text %j has no days', (text) => {
  expect(parseDaysOfUse(text)).toEqual({ count: 0, last: '' });
});
