import { expect, it } from 'vitest';
import { POST_ACTIONS, postActionsFor } from './post-actions';

it('has seven actions, each for its role', () => {
  expect(POST_ACTIONS).toHaveLength(7);
  expect(postActionsFor({ isLoggedIn: false, isWriter: false, isMine: false })).toEqual(['share']);
  expect(postActionsFor({ isLoggedIn: true, isWriter: false, isMine: false })).toEqual([
    'share',
    'report',
    'notInterested',
    'requestAnswer',
  ]);
  expect(postActionsFor({ isLoggedIn: true, isWriter: true, isMine: false })).toContain('reply');
  expect(postActionsFor({ isLoggedIn: true, isWriter: true, isMine: true })).toEqual([
    'share',
    'delete',
    'edit',
    'reply',
  ]);
});
