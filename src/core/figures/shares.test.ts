import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf } from './shares';

describe('sharesOf', () => {
  it.each([
    [[], []],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [5, 0],
      [100, 0],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [510, 951, 301, 556],
      [22, 41, 13, 24],
    ],
    [
      [1, 999_999],
      [0, 100],
    ],
  ])('%j are %j', (counts, shares) => {
    expect(sharesOf(counts)).toEqual(shares);
  });

  it('adds up to 100, and is never more than one off', () => {
    const counts = fc.array(fc.nat(10_000), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(counts, (votes) => {
        const sum = votes.reduce((total, count) => total + count, 0);
        fc.pre(sum > 0);
        const shares = sharesOf(votes);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(100);
        for (const [index, share] of shares.entries()) {
          expect(Math.abs(share - (100 * (votes[index] ?? 0)) / sum)).toBeLessThan(1);
        }
      }),
    );
  });
});
