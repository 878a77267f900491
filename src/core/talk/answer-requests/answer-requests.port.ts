import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { AnswerCandidates } from './answer-request';

/**
 * Requests for answers. Every call fails with `unauthenticated` for a guest, `notFound` for a post that is not live, and `invalid` (`own_post`) for the user's
 * own post.
 */
export interface AnswerRequests {
  /** Lists at most ten, most useful first. */
  readonly listAnswerCandidates: (post: { readonly postId: string }) => Promise<Result<AnswerCandidates, Failure>>;
  /**
   * Idempotent. Fails with `invalid` for other pseudonyms (`not_a_candidate`), and above five per post or twenty a day
   * (`too_many_answer_requests`).
   */
  readonly requestAnswer: (request: {
    readonly postId: string;
    readonly name: string;
  }) => Promise<Result<{ readonly left: number }, Failure>>;
}

export const AnswerRequestsPort: Key<AnswerRequests> = Symbol('AnswerRequests');
