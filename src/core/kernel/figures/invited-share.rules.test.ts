import { describe, expect, it } from 'vitest';
import type { InvitedCount } from './invited-share.rules';
import {
  EMPTY_INVITED_COUNT,
  halvedInvitedCount,
  MIN_NEW_PEOPLE,
  noiseOf,
  publishedCount,
  tenthsOf,
  withPerson,
} from './invited-share.rules';

function countOf(people: number, invited: number, since = people): InvitedCount {
  return { people, invited, since };
}

const shownOf = (count: InvitedCount, isPublished = false) => {
  const shown = publishedCount(count, isPublished, 0);
  return shown === null ? null : tenthsOf(shown);
};

/** Noise beyond this has a probability below 10⁻¹². */
const FAR = 40;
const noises = Array.from({ length: 2 * FAR + 1 }, (_, place) => place - FAR);
const oddsOf = (noise: number) => 2 ** -Math.abs(noise) / 3;

function seriesOf(
  blocks: readonly { readonly people: number; readonly invited: number }[],
): ReadonlyMap<string, number> {
  let all = [{ count: EMPTY_INVITED_COUNT, read: '', odds: 1 }];
  for (const [place, { people, invited }] of blocks.entries())
    all = all.flatMap(({ count, read, odds }) =>
      noises.flatMap((noise) => {
        const grown = countOf(count.people + people, count.invited + invited, people);
        const shown = publishedCount(grown, place > 0, noise);
        if (shown === null) throw new Error('A block was not published.');
        return [{ count: shown, read: `${read} ${tenthsOf(shown)}`, odds: odds * oddsOf(noise) }];
      }),
    );
  const sums = new Map<string, number>();
  for (const { read, odds } of all) sums.set(read, (sums.get(read) ?? 0) + odds);
  return sums;
}

describe('a share of invited contributions', () => {
  it('is withheld below twenty people, and is in steps of ten per cent', () => {
    expect(shownOf(countOf(19, 19))).toBeNull();
    expect([0, 1, 2, 3, 5, 6, 7, 19, 20].map((invited) => shownOf(countOf(20, invited)))).toEqual([
      0, 1, 1, 2, 3, 3, 4, 10, 10,
    ]);
  });

  it('changes after five more people only', () => {
    expect(shownOf(countOf(24, 24, 4), true)).toBeNull();
    expect(shownOf(countOf(25, 25, 5), true)).toBe(10);
  });

  it('is between none and all, whatever the noise', () => {
    expect(
      [-7, 0, 33].map((noise) => tenthsOf(publishedCount(countOf(20, 0), false, noise) ?? EMPTY_INVITED_COUNT)),
    ).toEqual([0, 0, 10]);
  });

  it('has noise of which each step is half as likely', () => {
    const draws = [2 ** 31, 2 ** 30, 2 ** 29, 2 ** 28];
    expect(draws.map((draw) => noiseOf(draw, 2 ** 31))).toEqual([0, 1, 2, 3]);
    expect(draws.map((draw) => noiseOf(2 ** 31, draw))).toEqual([0, -1, -2, -3]);
  });

  it.each([
    ['nineteen of the first twenty', 20, (group: number, known: number) => [{ people: 20, invited: group + known }]],
    [
      'sixteen of the first twenty, and all who come later',
      20,
      (group: number, known: number) => [
        { people: 20, invited: group + known },
        { people: MIN_NEW_PEOPLE, invited: 3 },
      ],
    ],
    [
      'the first twenty, and four of five who come later',
      MIN_NEW_PEOPLE,
      (group: number, known: number) => [
        { people: 20, invited: 10 },
        { people: MIN_NEW_PEOPLE, invited: group + known },
      ],
    ],
  ] as const)('leaves every count of a group under five possible to an attacker who knows %s', (_, block, blocksOf) => {
    for (let known = 0; known < block - 4; known += 1) {
      const bySize = [0, 1, 2, 3, 4].map((group) => seriesOf(blocksOf(group, known)));
      for (const [group, series] of bySize.entries())
        for (const [read, odds] of series) {
          const others = bySize.map((other) => other.get(read) ?? 0);
          // Rarer ones are cut off with the noise.
          if (odds < 1e-9) continue;
          for (const [other, chance] of others.entries())
            expect(chance * 2 ** Math.abs(other - group) * 1.01, read).toBeGreaterThan(odds);
        }
    }
  });

  it('counts people, and halves without a new share', () => {
    const one = withPerson(withPerson(EMPTY_INVITED_COUNT, true), false);
    expect(one).toEqual({ people: 2, invited: 1, since: 2 });
    expect(halvedInvitedCount(countOf(1000, 301, 3))).toEqual({ people: 500, invited: 151, since: 3 });
  });
});
