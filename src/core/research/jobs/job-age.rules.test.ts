import { expect, it } from 'vitest';
import { daysSince, firstListedDay, isOldOpening, leavesOn } from './job-age.rules';

it.each([
  ['2026-11-20', '2026-11-20T18:29:00Z', 0],
  ['2026-11-20', '2026-11-20T18:31:00Z', 1],
  ['2026-10-06', '2026-11-20T06:00:00Z', 45],
  ['2026-11-22', '2026-11-20T06:00:00Z', 0],
])('from %s to %s there are %i days in India', (date, moment, days) => {
  expect(daysSince(date, Date.parse(moment))).toBe(days);
});

it.each([
  ['2026-10-07', false],
  ['2026-10-06', false],
  ['2026-10-05', true],
])('an opening that was posted on %s is old 45 days later: %s', (postedOn, isOld) => {
  expect(isOldOpening(postedOn, Date.parse('2026-11-20T06:00:00Z'))).toBe(isOld);
});

it('is listed for 120 days', () => {
  const last = Date.parse('2026-11-20T18:29:00Z');
  expect([firstListedDay(last), firstListedDay(last + 60_000)]).toEqual(['2026-07-23', '2026-07-24']);
  expect(leavesOn('2026-07-23')).toBe('2026-11-21');
});
