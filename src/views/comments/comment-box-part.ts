import type { Key } from '@/core/common/key';
import type { LazyView } from '../common/lazy-view';
import { createLazyView } from '../common/lazy-view';
import type { CommentBoxProps } from './comment-box';

/** The box of a comment, with its checks a third of a post's page: its code comes for writers when the page is idle, and for others once they open it. */
export type CommentBoxPart = LazyView<CommentBoxProps>;

export const CommentBoxPartKey: Key<CommentBoxPart> = Symbol('comments/CommentBoxPart');

export function createCommentBoxPart(): CommentBoxPart {
  return createLazyView(async () => (await import('./comment-box')).CommentBox);
}
