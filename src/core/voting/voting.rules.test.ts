import { expect, it } from 'vitest';
import { voteObstacleOf } from './voting.rules';

it('lets readers vote on what others wrote', () => {
  expect(voteObstacleOf({ isLoggedIn: true, isReader: true, isMine: false })).toBeNull();
  expect(voteObstacleOf({ isLoggedIn: false, isReader: false, isMine: false })).toBe('loginRequired');
  expect(voteObstacleOf({ isLoggedIn: true, isReader: false, isMine: false })).toBe('readerRequired');
  expect(voteObstacleOf({ isLoggedIn: true, isReader: true, isMine: true })).toBe('ownPost');
});
