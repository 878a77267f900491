import type { Post, PostStatus } from './post';

/** Returns whether the author of a post reads and changes it: it is live, or moderators check it or have taken it off. */
export function isChangeable(status: PostStatus): boolean {
  return status === 'LIVE' || status === 'FLAGGED' || status === 'NOT_FOUND';
}

/** Returns whether a post is the user's own that a moderator has taken off, and whose text is still there to be changed. */
export function isRemovedOwn({ status, isMine, content }: Pick<Post, 'status' | 'isMine' | 'content'>): boolean {
  return status === 'NOT_FOUND' && isMine && content !== '';
}
