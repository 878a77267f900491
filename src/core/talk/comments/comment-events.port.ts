import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';

/** A new comment or reply, without its text. */
export interface NewComment {
  readonly postId: string;
  readonly commentId: string;
  /** The comment that it replies to; null for none. */
  readonly parentId: string | null;
}

/** Events of comments while the realtime connection is open. */
export interface CommentEvents {
  /** A post has a new comment, the user's own among them. */
  readonly onPostCommented: (listener: (comment: NewComment) => void) => Cancel;
}

export const CommentEventsPort: Key<CommentEvents> = Symbol('CommentEvents');
