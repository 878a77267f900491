import type { Page } from '@/core/common/page';
import type { PostAuthor } from './post';

/** A comment (an answer) under a post. */
export interface Comment {
  readonly id: string;
  /** Plain text. */
  readonly content: string;
  readonly author: PostAuthor;
  /** ISO 8601 in UTC, to the millisecond. */
  readonly createdAt: string;
  readonly upvotes: number;
  readonly isMine: boolean;
}

/** One page of comments. */
export type CommentPage = Page<Comment>;
