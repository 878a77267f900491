import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ranksOf } from './award-ranks';

describe('the ranks of a list', () => {
  it.each([
    [
      [4.2, 4.0, 3.8],
      [1, 2, 3],
    ],
    [
      [3.7, 3.654, 3.646, 3.5],
      [1, 2, 2, 4],
    ],
    [
      [4, 4, 4, 3],
      [1, 1, 1, 4],
    ],
    [[], []],
  ])('of %j are %j', (scores, ranks) => {
    const ranked = ranksOf(scores.map((score) => ({ score })));
    expect(ranked.map(({ rank }) => rank)).toEqual(ranks);
    for (const { rank, isShared } of ranked) expect(isShared).toBe(ranks.filter((other) => other === rank).length > 1);
  });

  it('never go up, begin at 1, and leave out as many as share one', () => {
    const list = fc.array(fc.record({ score: fc.float({ min: 1, max: 5, noNaN: true }) }));
    fc.assert(
      fc.property(list, (companies) => {
        const ranks = ranksOf(companies.toSorted((one, other) => other.score - one.score));
        for (const [place, { rank }] of ranks.entries())
          expect(rank === place + 1 || rank === ranks[place - 1]?.rank).toBe(true);
      }),
    );
  });
});
