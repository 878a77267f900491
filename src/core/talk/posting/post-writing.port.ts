import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Post, PostEdit, PostOutcome, PostSubmission } from '@/core/talk/posting/post';

/** The profile that the user sees, under which others see the work. */
interface ShownUnderProfile {
  readonly profileTag: string;
}

export interface PostWriting {
  /**
   * A user who is no writer gets a message, and nothing is stored. The same draft with the same content returns the same
   * post again, with another content `conflict` (`idempotency_key_reused`). `conflict` (`profile_changed`) if the tag is
   * not that of the session's profiles. `invalid` with a sentence per
   * field, or `community_not_usable`; `unauthenticated` for a guest.
   */
  readonly createPost: (
    draft: PostSubmission & ShownUnderProfile & { readonly draftId: string },
  ) => Promise<Result<PostOutcome, Failure>>;
  /**
   * Changes the user's own post. `forbidden` (`not_yours`) for another user's, `notFound` for a deleted one, `conflict` (`profile_changed`), `invalid` with a
   * sentence per field.
   */
  readonly editPost: (
    edit: PostEdit & ShownUnderProfile & { readonly postId: string },
  ) => Promise<Result<Post, Failure>>;
  /** Deletes the user's own post; again changes nothing. `forbidden` (`not_yours`) for another user's. */
  readonly deletePost: (post: { readonly postId: string }) => Promise<Result<null, Failure>>;
  /** Brings a deleted post back as it was; `notFound` once its text is erased, an hour later at the soonest. */
  readonly restorePost: (post: ShownUnderProfile & { readonly postId: string }) => Promise<Result<Post, Failure>>;
}

export const PostWritingPort: Key<PostWriting> = Symbol('PostWriting');
