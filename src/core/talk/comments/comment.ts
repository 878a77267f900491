import type { PostAuthor } from '@/core/account/profile/post-author';
import type { ProfileType } from '@/core/account/profile/profile-type';
import type { Page } from '@/core/kernel/common/page';
import type { VoteType } from '@/core/talk/voting/vote';

/** Only the author can read and change a held or removed comment. For others it looks deleted. */
export type CommentStatus = 'LIVE' | 'HELD' | 'REMOVED' | 'DELETED';

/** A comment. A deleted comment remains as a placeholder. */
export interface Comment {
  readonly id: string;
  readonly postId: string;
  readonly parentId: string | null;
  readonly status: CommentStatus;
  /** Plain text. Empty if it is deleted. */
  readonly content: string;
  /** Pseudonyms after an @, as written. */
  readonly mentions: readonly string[];
  readonly author: PostAuthor | null;
  /** ISO 8601 in UTC, to the millisecond. */
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly upvotes: number;
  readonly downvotes: number;
  readonly myVote: VoteType;
  readonly repliesCount: number;
  readonly repliesBelow: number;
  readonly isMine: boolean;
}

export function commentAsGuest(comment: Comment): Comment {
  return { ...comment, myVote: 'none', isMine: false };
}

export type CommentPage = Page<Comment>;

/** Replies, oldest first: the first page, cut to `FIRST_REPLIES`, or all of them under a post with few comments. */
export interface FirstReplies extends CommentPage {
  readonly commentId: string;
}

export interface PostCommentPage extends CommentPage {
  readonly firstReplies: readonly FirstReplies[];
}

export interface CommentSubmission {
  readonly content: string;
  readonly profileType: ProfileType;
}
