import type { Failure } from '@/core/common/failure';
import type { Key } from '@/core/common/key';
import type { Result } from '@/core/common/result';
import type { PostOutcome, PostSubmission } from './post';

/** Writes posts. */
export interface PostWriting {
  /**
   * A user who is no writer gets a message, and nothing is stored. The same key with the same content returns the same
   * post again, with another content `conflict` (`idempotency_key_reused`). `conflict` (`profile_changed`) where the tag is
   * not that of the session's profiles. `invalid` with a sentence per
   * field, or `community_not_found`; `unauthenticated` for a guest.
   */
  createPost(
    submission: PostSubmission,
    headers: { readonly 'idempotency-key': string; readonly 'profile-tag': string },
  ): Promise<Result<PostOutcome, Failure>>;
}

/** Names the PostWriting port in the container. */
export const PostWritingPort: Key<PostWriting> = Symbol('PostWriting');
