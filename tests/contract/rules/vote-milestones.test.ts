import { expect, it } from 'vitest';
import { VOTE_MILESTONES } from '@/adapters/memory/vote-milestones';
import { isVoteMilestone } from '@/server/services/feed/voting/vote-milestones';

it('the same numbers of votes are news on both sides, ever rarer ones', () => {
  const onServer = Array.from({ length: 100_001 }, (_, up) => up).filter(isVoteMilestone);
  expect([...VOTE_MILESTONES]).toEqual(onServer);
  expect(onServer.slice(0, 9)).toEqual([1, 2, 3, 5, 10, 25, 50, 100, 250]);
});
