import type { Failure } from '@/core/common/failure';
import type { Key } from '@/core/common/key';
import type { PageQuery } from '@/core/common/page';
import type { Result } from '@/core/common/result';
import type { CommunitySummary } from '@/core/communities/community';
import type { Comment, CommentPage, CommentSubmission } from './comment';

/** The headers of a call whose work others see under the user's profile. */
export interface ShownUnderProfile {
  readonly 'profile-tag': string;
}

/** The headers of a call that writes a comment once, however often it is sent. */
export interface CommentHeaders extends ShownUnderProfile {
  readonly 'idempotency-key': string;
}

/** The counts of a post as they are now. */
export interface PostMeta {
  readonly id: string;
  readonly votes: { readonly upvotes: number; readonly downvotes: number };
  /** Comments and replies. */
  readonly comments: number;
  /** The post's community, if it was asked for. */
  readonly communities: readonly CommunitySummary[];
}

/** Writes comments, and reads what hangs below one. */
export interface Comments {
  /**
   * `invalid` for a user who is no writer (`writer_required`), for a profile that they do not have
   * (`profile_not_available`), and with a sentence per field. `notFound` where there is no such post. `conflict` for a key of
   * another comment (`idempotency_key_reused`) and for another user's profile tag (`profile_changed`).
   */
  createComment(
    path: { readonly postId: string },
    submission: CommentSubmission,
    headers: CommentHeaders,
  ): Promise<Result<Comment, Failure>>;
  /** As `createComment`, to an interview question: under the post that its first answer gives it. */
  answerQuestion(
    path: { readonly questionId: string },
    submission: CommentSubmission,
    headers: CommentHeaders,
  ): Promise<Result<Comment, Failure>>;
  /** As `createComment`; `notFound` where there is no such comment, or it is deleted. */
  replyToComment(
    path: { readonly commentId: string },
    submission: CommentSubmission,
    headers: CommentHeaders,
  ): Promise<Result<Comment, Failure>>;
  /** Changes the text; a deleted comment comes back with it. `forbidden` (`not_yours`) for another user's. */
  editComment(
    path: { readonly commentId: string },
    body: { readonly content: string },
    headers: ShownUnderProfile,
  ): Promise<Result<Comment, Failure>>;
  /** Deleting again changes nothing. `forbidden` (`not_yours`) for another user's. */
  deleteComment(path: { readonly commentId: string }): Promise<Result<null, Failure>>;
  /** A deleted one is found while replies hang below it, and by its author. */
  getComment(path: { readonly commentId: string }): Promise<Result<Comment, Failure>>;
  /** Oldest first. `notFound` where there is no such comment, `forbidden` for crawlers. */
  listReplies(path: { readonly commentId: string }, query: PageQuery): Promise<Result<CommentPage, Failure>>;
  /** `notFound` where there is no such post, or it is not live any more. */
  getPostMeta(
    path: { readonly postId: string },
    query: { readonly updatedCommunities?: boolean },
  ): Promise<Result<PostMeta, Failure>>;
}

/** Names the Comments port in the container. */
export const CommentsPort: Key<Comments> = Symbol('Comments');
