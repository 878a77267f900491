import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Post, PostEdit, PostOutcome, PostSubmission } from '@/core/talk/posting/post';

interface ShownUnderProfile {
  readonly profileTag: string;
}

export interface PostWriting {
  /**
   * Creates a post. Users who are not writers get a message, and nothing is stored. Idempotent by draft. Fails with
   * `conflict` for other content (`idempotency_key_reused`) and for a stale profile tag (`profile_changed`). Fails with
   * `invalid` and a sentence per field, or `community_not_usable`, and with `unauthenticated` for a guest.
   */
  readonly createPost: (
    draft: PostSubmission & ShownUnderProfile & { readonly draftId: string },
  ) => Promise<Result<PostOutcome, Failure>>;
  /**
   * Fails with `forbidden` (`not_yours`) for another user's post, `notFound` for a deleted one, `conflict`
   * (`profile_changed`), and `invalid` with a sentence per field.
   */
  readonly editPost: (
    edit: PostEdit & ShownUnderProfile & { readonly postId: string },
  ) => Promise<Result<Post, Failure>>;
  /** Idempotent. Fails with `forbidden` (`not_yours`) for another user's post. */
  readonly deletePost: (post: { readonly postId: string }) => Promise<Result<null, Failure>>;
  /** Fails with `notFound` once the text is erased, at the earliest after an hour. */
  readonly restorePost: (post: ShownUnderProfile & { readonly postId: string }) => Promise<Result<Post, Failure>>;
}

export const PostWritingPort: Key<PostWriting> = Symbol('PostWriting');
