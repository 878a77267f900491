import { expect, it } from 'vitest';
import { voteObstacleOf } from '@/core/voting/voting.rules';
import { requireVoter } from '@/server/services/feed/voting/vote.policy';
import { voterCases } from './voters.cases';

it.each(voterCases)('a user with the roles %j may vote on both sides: %s', (roles, mayVote) => {
  const given = { isReader: roles.includes('reader'), isWriter: roles.includes('writer') };
  const obstacle = voteObstacleOf({ membership: { isLoggedIn: true, ...given }, isMine: false });
  expect(obstacle).toBe(mayVote ? null : 'readerRequired');
  const cast = () => requireVoter({ userId: 'u', personaRef: new Uint8Array(), ...given });
  if (mayVote) expect(cast).not.toThrow();
  else expect(cast).toThrow(expect.objectContaining({ status: 422, code: 'reader_required' }));
});
