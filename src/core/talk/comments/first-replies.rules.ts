import type { Comment } from './comment';

export const MAX_EXPANDED_COMMENTS = 12;

export const FIRST_REPLIES = 2;

/** Returns whether replies open without a click. `commentsCount` counts the comments of the whole post. */
export function areRepliesOpenByDefault({ parentId }: Pick<Comment, 'parentId'>, commentsCount: number): boolean {
  return parentId === null || commentsCount <= MAX_EXPANDED_COMMENTS;
}
