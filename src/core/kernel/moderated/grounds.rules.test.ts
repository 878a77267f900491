import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REPORT_REASONS } from '@/core/kernel/moderated/report';
import { isDoubtful } from '@/core/trust/moderation/reporters.rules';
import { HOUR_MS } from '../common/india-calendar.rules';
import { dueAt, GROUND_BY_REASON, GROUNDS, HOURS_BY_GROUND, moreUrgent } from './grounds.rules';

describe('the ground of a case', () => {
  it('sets the time of the law: hours for orders, a day and a half for persons, a week for the rest', () => {
    expect(GROUNDS.map((ground) => [ground, HOURS_BY_GROUND[ground]])).toEqual([
      ['INTIMATE', 2],
      ['ORDER', 3],
      ['CHECK', 24],
      ['PRIVACY', 36],
      ['HARASSMENT', 36],
      ['DECEIT', 36],
      ['DANGER', 36],
      ['APPEAL', 168],
      ['UNTRUE', 168],
      ['RIGHTS', 168],
      ['ADVERTISING', 168],
      ['WRONG_PLACE', 168],
      ['OTHER', 168],
    ]);
    expect(REPORT_REASONS.map((reason) => GROUND_BY_REASON[reason])).toEqual([
      'DECEIT',
      'DECEIT',
      'OTHER',
      'PRIVACY',
      'HARASSMENT',
      'UNTRUE',
      'ADVERTISING',
      'WRONG_PLACE',
      'OTHER',
      'OTHER',
    ]);
  });

  it('is due at a whole hour, never later than the law has it and never an hour earlier', () => {
    const moments = fc.integer({ min: 0, max: 4e12 });
    fc.assert(
      fc.property(fc.constantFrom(...GROUNDS), moments, (ground, moment) => {
        const due = dueAt(ground, moment);
        const last = moment + HOURS_BY_GROUND[ground] * HOUR_MS;
        expect(due % HOUR_MS).toBe(0);
        expect(last - due).toBeGreaterThanOrEqual(0);
        expect(last - due).toBeLessThan(HOUR_MS);
      }),
    );
  });

  it('of two is the one with the shorter time', () => {
    expect([moreUrgent('UNTRUE', 'PRIVACY'), moreUrgent('ORDER', 'CHECK'), moreUrgent('OTHER', 'UNTRUE')]).toEqual([
      'PRIVACY',
      'ORDER',
      'OTHER',
    ]);
  });
});

it.each([
  [0, 4, false],
  [0, 5, true],
  [1, 5, true],
  [2, 8, false],
  [2, 9, true],
])('a reporter with %i upheld and %i unfounded reports is doubtful: %s', (upheld, unfounded, expected) => {
  expect(isDoubtful({ upheld, unfounded })).toBe(expected);
});
