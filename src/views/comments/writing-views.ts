import type { ComponentType } from 'react';
import type { Key } from '@/core/common/key';
import type { LoadPart } from '@/stores/common/lazy-parts';
import { LazyParts } from '@/stores/common/lazy-parts';
import type { CheckedWordsProps } from '../content-checks/checked-words';
import type { CommentBoxProps } from './comment-box';

/** The parts of a discussion that only its writers see: the box of a comment, and the words for which a text waits for a moderator. */
export interface WritingViews {
  readonly CommentBox: ComponentType<CommentBoxProps>;
  readonly CheckedWords: ComponentType<CheckedWordsProps>;
}

/** Their code is a third of a post's page: it comes for writers when the page is idle, and for others with what they open. */
export type WritingPart = LazyParts<'views', WritingViews>;

export const WritingPartKey: Key<WritingPart> = Symbol('comments/WritingPart');

export function createWritingPart(): WritingPart {
  const load: LoadPart<WritingViews> = async () => {
    const [{ CommentBox }, { CheckedWords }] = await Promise.all([
      import(/* webpackChunkName: "comment-writing" */ './comment-box'),
      import(/* webpackChunkName: "comment-writing" */ '../content-checks/checked-words'),
    ]);
    return { CommentBox, CheckedWords };
  };
  return new LazyParts({ views: load });
}
