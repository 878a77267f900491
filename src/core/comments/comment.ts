import type { Page } from '@/core/common/page';
import type { PostAuthor } from '@/core/posting/post';
import type { ProfileType } from '@/core/profile/profile-type';

export type CommentStatus = 'LIVE' | 'DELETED';

/** A comment (an answer) on a post, or a reply to one. Of a deleted one only the place is left. */
export interface Comment {
  readonly id: string;
  readonly postId: string;
  /** The comment that it replies to; null for none. */
  readonly parentId: string | null;
  readonly status: CommentStatus;
  /** Plain text; empty where it is deleted. */
  readonly content: string;
  /** Null where it is deleted. */
  readonly author: PostAuthor | null;
  /** ISO 8601 in UTC, to the millisecond. */
  readonly createdAt: string;
  /** Of the last change of its text; null for none. */
  readonly editedAt: string | null;
  readonly upvotes: number;
  /** Replies right below it that are shown. */
  readonly repliesCount: number;
  readonly isMine: boolean;
}

/** One page of comments. */
export type CommentPage = Page<Comment>;

/** The body of the call that writes a comment. */
export interface CommentSubmission {
  readonly content: string;
  readonly profileType: ProfileType;
}
