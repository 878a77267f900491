import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Post, PostEdit, PostOutcome, PostSubmission } from '@/core/talk/posting/post';

interface ShownUnderProfile {
  readonly profileTag: string;
}

export interface PostWriting {
  /**
   * Users who are not writers get a message, and nothing is stored. Idempotent by draft; other
   * content is a `conflict` (`idempotency_key_reused`). `conflict` (`profile_changed`) for a stale
   * profile tag. `invalid` with a sentence per field, or `community_not_usable`; `unauthenticated`
   * for a guest.
   */
  readonly createPost: (
    draft: PostSubmission & ShownUnderProfile & { readonly draftId: string },
  ) => Promise<Result<PostOutcome, Failure>>;
  /**
   * `forbidden` (`not_yours`) for another user's, `notFound` for a deleted one, `conflict`
   * (`profile_changed`), `invalid` with a sentence per field.
   */
  readonly editPost: (
    edit: PostEdit & ShownUnderProfile & { readonly postId: string },
  ) => Promise<Result<Post, Failure>>;
  /** Idempotent. `forbidden` (`not_yours`) for another user's. */
  readonly deletePost: (post: { readonly postId: string }) => Promise<Result<null, Failure>>;
  /** `notFound` once its text is erased, at the earliest after an hour. */
  readonly restorePost: (post: ShownUnderProfile & { readonly postId: string }) => Promise<Result<Post, Failure>>;
}

export const PostWritingPort: Key<PostWriting> = Symbol('PostWriting');
