import { guestMembership } from '@tests/support/memberships';
import { expect, it } from 'vitest';
import type { Membership } from '@/core/session/roles';
import { POST_ACTIONS, postActionsFor } from './post-actions';

const reader: Membership = { isLoggedIn: true, isReader: true, isWriter: false };
const writer: Membership = { ...reader, isWriter: true };

it('[RO-POST-ACTIONS] are seven, each for its role', () => {
  expect(POST_ACTIONS).toHaveLength(7);
  expect(postActionsFor({ membership: guestMembership, isMine: false })).toEqual(['share']);
  const forReaders = ['share', 'report', 'notInterested', 'requestAnswer'];
  expect(postActionsFor({ membership: reader, isMine: false })).toEqual(forReaders);
  expect(postActionsFor({ membership: writer, isMine: false })).toContain('reply');
  expect(postActionsFor({ membership: writer, isMine: true })).toEqual(['share', 'delete', 'edit', 'reply']);
});
