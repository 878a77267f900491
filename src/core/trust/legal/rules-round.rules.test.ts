import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { rulesRound } from './rules-round.rules';

describe('the round in which all are told of the rules', () => {
  it.each([
    ['2026-10-01T00:00:00+05:30', '2026-Q4', '2026-10-01'],
    ['2026-12-31T23:59:59+05:30', '2026-Q4', '2026-10-01'],
    ['2027-01-01T00:00:00+05:30', '2027-Q1', '2027-01-01'],
    ['2028-05-17T12:00:00+05:30', '2028-Q2', '2028-04-01'],
  ])('of %s is %s, from %s', (moment, name, startsOn) => {
    expect(rulesRound(Date.parse(moment))).toEqual({ name, startsOn });
  });

  it('is another one at least every three months', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), (day) => {
        const [now, later] = [rulesRound(day * DAY_MS), rulesRound((day + 92) * DAY_MS)];
        expect(later.name).not.toBe(now.name);
        expect(rulesRound((day + 89) * DAY_MS).startsOn >= now.startsOn).toBe(true);
      }),
    );
  });
});
