import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import type { CommunitySummary } from '@/core/talk/communities/community';
import type { Comment, CommentPage, CommentSubmission } from './comment';

/** A comment, idempotent by its key and written under the profile that the user sees. */
export interface CommentDraft extends CommentSubmission {
  readonly draftId: string;
  readonly profileTag: string;
}

export interface PostMeta {
  readonly id: string;
  readonly votes: { readonly upvotes: number; readonly downvotes: number };
  readonly comments: number;
  readonly communities: readonly CommunitySummary[];
}

export interface Comments {
  /**
   * Fails with `invalid` if the user is not a writer (`writer_required`), if the profile is unavailable
   * (`profile_not_available`), or with one message per invalid field. Fails with `notFound` for an unknown post. Fails
   * with `conflict` for a reused key (`idempotency_key_reused`) and another user's profile tag (`profile_changed`).
   */
  readonly createComment: (draft: CommentDraft & { readonly postId: string }) => Promise<Result<Comment, Failure>>;
  /** Fails like `createComment`. The first answer to a question creates its post. */
  readonly answerQuestion: (draft: CommentDraft & { readonly questionId: string }) => Promise<Result<Comment, Failure>>;
  /** Fails like `createComment`, and with `notFound` for an unknown or deleted comment. */
  readonly replyToComment: (draft: CommentDraft & { readonly commentId: string }) => Promise<Result<Comment, Failure>>;
  /**
   * Fails with `notFound` for a deleted comment, unless `bringsBack`, which restores the comment with the text. Fails
   * with `forbidden` (`not_yours`) for another user's comment.
   */
  readonly editComment: (edit: {
    readonly commentId: string;
    readonly content: string;
    readonly bringsBack?: boolean;
    readonly profileTag: string;
  }) => Promise<Result<Comment, Failure>>;
  /** Idempotent. Fails with `forbidden` (`not_yours`) for another user's comment. */
  readonly deleteComment: (comment: { readonly commentId: string }) => Promise<Result<null, Failure>>;
  /** Returns a deleted comment while it has replies, and to its author. */
  readonly getComment: (comment: { readonly commentId: string }) => Promise<Result<Comment, Failure>>;
  /** Lists replies, oldest first. Fails with `notFound` for an unknown comment, and `forbidden` for crawlers. */
  readonly listReplies: (page: PageQuery & { readonly commentId: string }) => Promise<Result<CommentPage, Failure>>;
  /** Fails with `notFound` for an unknown post, or one that is not live. */
  readonly getPostMeta: (post: {
    readonly postId: string;
    readonly updatedCommunities?: boolean;
  }) => Promise<Result<PostMeta, Failure>>;
}

export const CommentsPort: Key<Comments> = Symbol('Comments');
