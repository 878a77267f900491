import { expect, it } from 'vitest';
import { daysSince } from './job-age.rules';

it.each([
  ['2026-11-20', '2026-11-20T18:29:00Z', 0],
  ['2026-11-20', '2026-11-20T18:31:00Z', 1],
  ['2026-10-06', '2026-11-20T06:00:00Z', 45],
  ['2026-11-22', '2026-11-20T06:00:00Z', 0],
])('from %s to %s there are %i days in India', (date, moment, days) => {
  expect(daysSince(date, Date.parse(moment))).toBe(days);
});
