import { expect, it } from 'vitest';
import { isVoteMilestone } from './vote-milestones.rules';

it('ever rarer numbers of votes are news', () => {
  const numbers = Array.from({ length: 1_001 }, (_, up) => up).filter(isVoteMilestone);
  expect(numbers).toEqual([1, 2, 3, 5, 10, 25, 50, 100, 250, 500, 1000]);
  expect([2500, 5000, 10_000, 25_000, 50_000, 100_000].every(isVoteMilestone)).toBe(true);
});
