import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ranksOf } from './award-ranks';

const scored = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([score, uncertainty]) => ({ score, uncertainty }));

describe('the ranks of a list', () => {
  it.each([
    [scored([4.2, 0.05], [4.0, 0.05], [3.8, 0.05]), [1, 2, 3], [false, false, false]],
    // Seven reviews that say the same are no clear first: their error is that of any seven.
    [scored([3.88, 0.23], [3.72, 0.13], [3.1, 0.1]), [1, 1, 3], [true, true, false]],
    [scored([4.2, 0.05], [4.17, 0.06], [3.9, 0.05]), [1, 1, 3], [true, true, false]],
    [scored([4, 0], [4, 0]), [1, 1], [true, true]],
    // Each is near its neighbour; only those near the first share its rank.
    [scored([4.2, 0.1], [4.0, 0.1], [3.9, 0.1], [3.7, 0.1]), [1, 1, 3, 3], [true, true, true, true]],
    [[], [], []],
  ])('of %j', (companies, ranks, shared) => {
    expect(ranksOf(companies).map(({ rank }) => rank)).toEqual(ranks);
    expect(ranksOf(companies).map(({ isShared }) => isShared)).toEqual(shared);
  });

  it('never go up, begin at 1, and leave out as many as share one', () => {
    const list = fc.array(
      fc.record({
        score: fc.float({ min: 1, max: 5, noNaN: true }),
        uncertainty: fc.float({ min: 0, max: 1, noNaN: true }),
      }),
    );
    fc.assert(
      fc.property(list, (companies) => {
        const ordered = companies.toSorted((one, other) => other.score - one.score);
        const ranks = ranksOf(ordered);
        for (const [place, { rank, isShared }] of ranks.entries()) {
          expect(rank === place + 1 || rank === ranks[place - 1]?.rank).toBe(true);
          expect(isShared).toBe(ranks.filter((other) => other.rank === rank).length > 1);
        }
      }),
    );
  });
});
