import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardKeysOfFacts, ROUNDED_COUNTS, roundedCount, similarContributions } from './similar-contributions.rules';

const facts = { jobProfile: 7, departmentId: 3, city: 1, years: 4, isCurrent: true };

describe('how many reviews show the same', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 5],
    [9, 5],
    [19, 10],
    [20, 20],
    [99, 50],
    [5_000, 100],
  ])('%i is told as %i', (count, told) => expect(roundedCount(count)).toBe(told));

  it('never tells a count under five, nor more than there are', () => {
    fc.assert(
      fc.property(fc.nat(2_000), (count) => {
        const told = roundedCount(count);
        expect(told).toBeLessThanOrEqual(count);
        expect([0, ...ROUNDED_COUNTS]).toContain(told);
        expect(told === 0).toBe(count < 5);
      }),
    );
  });

  it('names the keys that cards show', () => {
    expect(cardKeysOfFacts(facts)).toEqual(['p7', 'd3', 'l1', 't4', 'wcurrent']);
    expect(cardKeysOfFacts({ jobProfile: null, departmentId: null, city: null, years: 0, isCurrent: false })).toEqual([
      't0',
      'wformer',
    ]);
  });

  it('is counted without each fact that is said', () => {
    const counts = new Map([
      ['p7 d3 l1 t4 wcurrent', 3],
      ['d3 l1 t4 wcurrent', 30],
      ['p7 l1 t4 wcurrent', 4],
      ['p7 d3 l1 wcurrent', 12],
    ]);
    const countOf = (keys: readonly string[]) => counts.get(keys.join(' ')) ?? 0;
    expect(similarContributions(facts, countOf)).toEqual({
      alike: 0,
      without: { jobProfile: 20, departmentId: 0, city: 0, years: 10 },
    });
    expect(similarContributions({ ...facts, city: null }, () => 5).without.city).toBeNull();
  });
});
