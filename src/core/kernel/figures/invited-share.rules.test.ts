import { describe, expect, it } from 'vitest';
import type { InvitedCount } from './invited-share.rules';
import { halved, MAX_COUNTED_PEOPLE, NOBODY_COUNTED, tenthsToPublish, withPerson } from './invited-share.rules';

function countOf(people: number, invited: number, since = people): InvitedCount {
  return { people, invited, since };
}

describe('a share of invited contributions', () => {
  it('is withheld below twenty people, and is in steps of ten per cent', () => {
    expect(tenthsToPublish(countOf(19, 19), null)).toBeNull();
    expect([0, 1, 2, 3, 5, 6, 7, 19, 20].map((invited) => tenthsToPublish(countOf(20, invited), null))).toEqual([
      0, 1, 1, 2, 3, 3, 4, 10, 10,
    ]);
  });

  it('changes after five more people only', () => {
    expect(tenthsToPublish(countOf(24, 24, 4), 0)).toBeNull();
    expect(tenthsToPublish(countOf(25, 25, 5), 0)).toBe(10);
  });

  it('is not moved forth and back by one person', () => {
    for (let people = 20; people < MAX_COUNTED_PEOPLE; people += 83)
      for (let invited = 0; invited < people; invited += 1) {
        const before = tenthsToPublish(countOf(people, invited), null);
        const moved = tenthsToPublish(countOf(people, invited + 1), before);
        expect(tenthsToPublish(countOf(people, invited), moved)).toBe(moved);
      }
  });

  it('never stays further away than one person and half a step', () => {
    for (let published = 0; published <= 10; published += 1)
      for (let invited = 0; invited <= 40; invited += 1) {
        const tenths = tenthsToPublish(countOf(40, invited), published) ?? -1;
        expect(Math.abs(invited - tenths * 4)).toBeLessThanOrEqual(3);
      }
  });

  it('counts people, and halves without a new share', () => {
    const one = withPerson(withPerson(NOBODY_COUNTED, true), false);
    expect(one).toEqual({ people: 2, invited: 1, since: 2 });
    expect(halved(countOf(1000, 301, 3))).toEqual({ people: 500, invited: 151, since: 3 });
  });
});
