import { expect, it } from 'vitest';
import { isChangeable, isOwnRemovedPost } from './changeable.rules';
import type { PostStatus } from './post';

const own = { status: 'NOT_FOUND', isMine: true, content: 'The canteen is closed.' } as const;

it('an author changes a post that is live, checked or taken off, and none that is waiting or deleted', () => {
  const statuses: readonly PostStatus[] = ['LIVE', 'FLAGGED', 'NOT_FOUND', 'DELETED'];
  expect(statuses.filter(isChangeable)).toEqual(['LIVE', 'FLAGGED', 'NOT_FOUND']);
});

it.each([
  ['one’s own that was taken off', own, true],
  ['that of somebody else', { ...own, isMine: false }, false],
  ['one that is live', { ...own, status: 'LIVE' }, false],
  ['one whose text is gone', { ...own, content: '' }, false],
] as const)('%s is there to be changed: %#', (_name, post, isThere) => {
  expect(isOwnRemovedPost(post)).toBe(isThere);
});
