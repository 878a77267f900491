import { guestMembership } from '@tests/support/memberships';
import { expect, it } from 'vitest';
import type { Membership } from '@/core/account/session/roles';
import type { PostViewer } from './post-actions';
import { mayDoPostAction, POST_ACTIONS } from './post-actions';

const reader: Membership = { isLoggedIn: true, isReader: true, isWriter: false };
const writer: Membership = { ...reader, isWriter: true };

const actionsOf = (viewer: PostViewer) => POST_ACTIONS.filter((action) => mayDoPostAction(action, viewer));

it('[RO-POST-ACTIONS] are seven, each for its role', () => {
  expect(POST_ACTIONS).toHaveLength(7);
  expect(actionsOf({ membership: guestMembership, isMine: false })).toEqual(['share']);
  const forReaders = ['share', 'report', 'notInterested', 'requestAnswer'];
  expect(actionsOf({ membership: reader, isMine: false })).toEqual(forReaders);
  expect(actionsOf({ membership: writer, isMine: false })).toContain('reply');
  expect(actionsOf({ membership: writer, isMine: true })).toEqual(['share', 'delete', 'edit', 'reply']);
});
