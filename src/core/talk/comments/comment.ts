import type { PostAuthor } from '@/core/account/profile/post-author';
import type { ProfileType } from '@/core/account/profile/profile-type';
import type { Page } from '@/core/kernel/common/page';
import type { VoteType } from '@/core/talk/voting/vote';

/** A held comment waits for a moderator, and a removed one was taken off by one: its author alone reads and changes both, and for others they are as a deleted one. */
export type CommentStatus = 'LIVE' | 'HELD' | 'REMOVED' | 'DELETED';

/** A comment (an answer) on a post, or a reply to one. Of a deleted one only the place is left. */
export interface Comment {
  readonly id: string;
  readonly postId: string;
  /** The comment that it replies to; null for none. */
  readonly parentId: string | null;
  readonly status: CommentStatus;
  /** Plain text; empty if it is deleted. */
  readonly content: string;
  /** The pseudonyms that its text names with an @, as they are written there. */
  readonly mentions: readonly string[];
  /** Null if it is deleted. */
  readonly author: PostAuthor | null;
  /** ISO 8601 in UTC, to the millisecond. */
  readonly createdAt: string;
  /** The time of the last change of its text; null if it was never changed. */
  readonly editedAt: string | null;
  readonly upvotes: number;
  readonly downvotes: number;
  readonly myVote: VoteType;
  /** Replies right below it that are shown. */
  readonly repliesCount: number;
  /** Replies below it that are shown, replies to replies among them. */
  readonly repliesBelow: number;
  readonly isMine: boolean;
}

export function asGuestSeesComment(comment: Comment): Comment {
  return { ...comment, myVote: 'none', isMine: false };
}

export type CommentPage = Page<Comment>;

/** The oldest replies to a comment: its first page of replies, cut to `FIRST_REPLIES`, or all of them under a post with few comments. */
export interface FirstReplies extends CommentPage {
  readonly commentId: string;
}

/** One page of a post's comments, with the first replies to each that has any; of a post with few comments with all replies at every depth. */
export interface PostCommentPage extends CommentPage {
  readonly firstReplies: readonly FirstReplies[];
}

/** The body of the call that writes a comment. */
export interface CommentSubmission {
  readonly content: string;
  readonly profileType: ProfileType;
}
