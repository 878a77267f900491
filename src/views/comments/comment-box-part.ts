import type { ComponentType } from 'react';
import type { Key } from '@/core/common/key';
import type { LoadPart } from '@/stores/common/lazy-parts';
import { LazyParts } from '@/stores/common/lazy-parts';
import type { CommentBoxProps } from './comment-box';

/** The box of a comment, with its checks a third of a post's page: its code comes for writers when the page is idle, and for others once they open it. */
export type CommentBoxPart = LazyParts<'box', ComponentType<CommentBoxProps>>;

export const CommentBoxPartKey: Key<CommentBoxPart> = Symbol('comments/CommentBoxPart');

export function createCommentBoxPart(): CommentBoxPart {
  const load: LoadPart<ComponentType<CommentBoxProps>> = async () => (await import('./comment-box')).CommentBox;
  return new LazyParts({ box: load });
}
