import type { Comment } from './comment';

/** A post with at most this many comments shows all of them open, replies to replies too. */
export const MAX_OPEN_TALK = 12;

/** As many replies to each comment are open before anybody asks for them. */
export const FIRST_REPLIES = 2;

/** Returns whether the first replies to a comment are open from the start. `commentsCount` is that of the whole post. */
export function opensUnasked({ parentId }: Pick<Comment, 'parentId'>, commentsCount: number): boolean {
  return parentId === null || commentsCount <= MAX_OPEN_TALK;
}
