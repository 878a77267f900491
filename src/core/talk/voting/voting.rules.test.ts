import { guestMembership } from '@tests/support/memberships';
import { expect, it } from 'vitest';
import type { Membership } from '@/core/account/session/roles';
import { voteObstacleOf } from './voting.rules';

const newcomer: Membership = { isLoggedIn: true, isReader: false, isWriter: false };
const reader: Membership = { ...newcomer, isReader: true };

it('lets readers and writers vote on what others wrote', () => {
  expect(voteObstacleOf({ membership: reader, isMine: false })).toBeNull();
  expect(voteObstacleOf({ membership: { ...newcomer, isWriter: true }, isMine: false })).toBeNull();
  expect(voteObstacleOf({ membership: guestMembership, isMine: false })).toBe('loginRequired');
  expect(voteObstacleOf({ membership: newcomer, isMine: false })).toBe('readerRequired');
  expect(voteObstacleOf({ membership: reader, isMine: true })).toBe('ownContribution');
});
