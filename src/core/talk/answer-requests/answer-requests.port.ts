import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { AnswerCandidates } from './answer-request';

/**
 * Asks pseudonyms for answers to posts of others. Every call is `unauthenticated` for a guest, `notFound` if there is no such live
 * post, and `invalid` (`own_post`) for a post of the user.
 */
export interface AnswerRequests {
  /** At most ten. */
  readonly listAnswerCandidates: (post: { readonly postId: string }) => Promise<Result<AnswerCandidates, Failure>>;
  /**
   * Asking again changes nothing. `invalid` for a pseudonym that is none of the candidates (`not_a_candidate`), and for the sixth of
   * a post and the twenty-first of a day (`too_many_answer_requests`).
   */
  readonly requestAnswer: (request: {
    readonly postId: string;
    readonly name: string;
  }) => Promise<Result<{ readonly left: number }, Failure>>;
}

export const AnswerRequestsPort: Key<AnswerRequests> = Symbol('AnswerRequests');
