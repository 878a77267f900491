import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import type { CommunitySummary } from '@/core/talk/communities/community';
import type { Comment, CommentPage, CommentSubmission } from './comment';

/** A comment for one attempt to write it, however often it is sent, under the profile that the user sees. */
export interface CommentDraft extends CommentSubmission {
  readonly draftId: string;
  readonly profileTag: string;
}

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
   * (`profile_not_available`), and with a sentence per field. `notFound` if there is no such post. `conflict` for a key of
   * another comment (`idempotency_key_reused`) and for another user's profile tag (`profile_changed`).
   */
  readonly createComment: (draft: CommentDraft & { readonly postId: string }) => Promise<Result<Comment, Failure>>;
  /** As `createComment`, to an interview question: under the post that its first answer gives it. */
  readonly answerQuestion: (draft: CommentDraft & { readonly questionId: string }) => Promise<Result<Comment, Failure>>;
  /** As `createComment`; `notFound` if there is no such comment, or it is deleted. */
  readonly replyToComment: (draft: CommentDraft & { readonly commentId: string }) => Promise<Result<Comment, Failure>>;
  /** Changes the text. `notFound` for a deleted comment, unless `bringsBack`: then it comes back with the text. `forbidden` (`not_yours`) for another user's. */
  readonly editComment: (edit: {
    readonly commentId: string;
    readonly content: string;
    readonly bringsBack?: boolean;
    readonly profileTag: string;
  }) => Promise<Result<Comment, Failure>>;
  /** Deleting again changes nothing. `forbidden` (`not_yours`) for another user's. */
  readonly deleteComment: (comment: { readonly commentId: string }) => Promise<Result<null, Failure>>;
  /** A deleted one is found while replies hang below it, and by its author. */
  readonly getComment: (comment: { readonly commentId: string }) => Promise<Result<Comment, Failure>>;
  /** Oldest first. `notFound` if there is no such comment, `forbidden` for crawlers. */
  readonly listReplies: (page: PageQuery & { readonly commentId: string }) => Promise<Result<CommentPage, Failure>>;
  /** `notFound` if there is no such post, or it is not live any more. */
  readonly getPostMeta: (post: {
    readonly postId: string;
    readonly updatedCommunities?: boolean;
  }) => Promise<Result<PostMeta, Failure>>;
}

export const CommentsPort: Key<Comments> = Symbol('Comments');
