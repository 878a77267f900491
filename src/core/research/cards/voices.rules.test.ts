import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SETTLED_DAYS } from '@/core/kernel/figures/card-groups.rules';
import type { CountedContributor } from './voices.rules';
import { isOpenGroup, peopleIn } from './voices.rules';

const TODAY = 1_000;

/** `daysAgo` counts from today. `provedAgo` are the days of address proofs. */
const voicesOf = (daysAgo: readonly number[], provedAgo: readonly number[] = []): readonly CountedContributor[] =>
  daysAgo.map((ago, place) => {
    const provedOn = provedAgo[place] === undefined ? null : TODAY - provedAgo[place];
    return { person: String(place), writtenOn: TODAY - ago, countsFrom: TODAY - ago, provedOn };
  });

describe('people whose voices count for cards', () => {
  it.each([
    [[], [], 0],
    [[1, 8, 15], [], 3],
    [[1, 1, 1, 1, 1, 1, 1, 1, 1], [], 4],
    [[7, 6, 5, 4, 3, 2, 1], [], 4],
    [[8, 7, 6, 5, 1], [], 5],
    [[40, 30, 20, 10], [100, 99, 90, 87], 1],
    [[40, 30, 20, 10], [100, 86, 85, 71], 3],
    [[40, 30, 20, 10], [100, 100], 3],
  ])('of those who wrote %j days ago, with addresses proved %j days ago, are %i', (daysAgo, provedAgo, people) => {
    expect(peopleIn(voicesOf(daysAgo, provedAgo))).toBe(people);
  });

  it('are one for each person, with however many contributions', () => {
    const [voice] = voicesOf([50]);
    expect(peopleIn([50, 40, 30, 20, 10].flatMap((ago) => (voice ? { ...voice, writtenOn: TODAY - ago } : [])))).toBe(
      1,
    );
  });

  it('are never fewer for one more without an address', () => {
    const days = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 20 });
    fc.assert(
      fc.property(days, fc.nat(40), (ago, more) => {
        expect(peopleIn(voicesOf([...ago, more]))).toBeGreaterThanOrEqual(peopleIn(voicesOf(ago)));
      }),
    );
  });
});

const weeks = (people: number, from: number) => Array.from({ length: people }, (_, place) => from + place * 7);

describe('a group that may be shown', () => {
  it.each([
    ['seven who have counted for 90 days', weeks(7, SETTLED_DAYS), true],
    ['six who have: an author and five accounts of one attacker', weeks(6, SETTLED_DAYS), false],
    ['seven of whom one has counted for a day less', weeks(7, SETTLED_DAYS - 1), false],
    ['six who have and three new ones', [...weeks(6, SETTLED_DAYS), ...weeks(3, 0)], false],
    ['ten new ones', weeks(10, 0), true],
    ['nine new ones', weeks(9, 0), false],
    ['thirty of one week', Array.from({ length: 30 }, (_, place) => 100 + (place % 7)), false],
  ])('is %s: %j days ago, %s', (_name, daysAgo, isOpen) => {
    expect(isOpenGroup(voicesOf(daysAgo), TODAY)).toBe(isOpen);
  });
});
