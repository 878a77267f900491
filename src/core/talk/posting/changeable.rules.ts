import type { Post, PostStatus } from './post';

/** Returns true for a live post, and for one that moderators hold or removed. */
export function isChangeable(status: PostStatus): boolean {
  return status === 'LIVE' || status === 'FLAGGED' || status === 'NOT_FOUND';
}

export function isOwnRemovedPost({ status, isMine, content }: Pick<Post, 'status' | 'isMine' | 'content'>): boolean {
  return status === 'NOT_FOUND' && isMine && content !== '';
}
