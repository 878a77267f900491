import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';

export interface NewComment {
  readonly postId: string;
  readonly commentId: string;
  readonly parentId: string | null;
}

export interface CommentEvents {
  readonly onPostCommented: (listener: (comment: NewComment) => void) => Cancel;
}

export const CommentEventsPort: Key<CommentEvents> = Symbol('CommentEvents');
