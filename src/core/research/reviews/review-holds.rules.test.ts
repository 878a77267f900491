import { expect, it } from 'vitest';
import { DAY_MS, startOfDayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { NEW_ACCOUNT_HOLD_MS, NEW_REVIEWER_DAYS, newAccountHold, SURGE_HOLD_DAYS } from './review-holds.rules';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const account = { madeAt: NOW - DAY_MS, isChecked: false };

it('a new account is one of 14 days; its review waits for 72 hours, one in a surge for 14 days', () => {
  expect([NEW_REVIEWER_DAYS, NEW_ACCOUNT_HOLD_MS, SURGE_HOLD_DAYS]).toEqual([14, 72 * 3_600_000, 14]);
});

it.each([
  ['at once with a checked address', { ...account, isChecked: true }, null],
  ['at once after fourteen days', { ...account, madeAt: NOW - 14 * DAY_MS }, null],
  ['later a moment before', { ...account, madeAt: NOW - 14 * DAY_MS + 1 }, '2026-11-23T18:30:00.000Z'],
])('a review counts %s', (_when, given, from) => {
  expect(newAccountHold(given, NOW)?.toISOString() ?? null).toBe(from);
});

it('never counts before its 72 hours are over, nor a day after', () => {
  const midnight = startOfDayInIndia(NOW).getTime();
  expect(newAccountHold({ ...account, madeAt: midnight }, midnight)?.getTime()).toBe(midnight + NEW_ACCOUNT_HOLD_MS);
  const later = midnight + 1;
  expect(newAccountHold({ ...account, madeAt: midnight }, later)?.getTime()).toBe(
    midnight + NEW_ACCOUNT_HOLD_MS + DAY_MS,
  );
});
