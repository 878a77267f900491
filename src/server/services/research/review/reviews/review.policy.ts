import { reviewRefusals } from '@/core/research/reviews/review-refusals.rules';
import { Problem } from '@/server/contract/problem';

/** Returns the problem 404 `review_not_found`, also for reviews that are not shown. */
export function reviewNotFound(): Problem {
  return new Problem(404, 'review_not_found', reviewRefusals.notFound);
}

export function ownReview(): Problem {
  return new Problem(422, 'own_review', reviewRefusals.own);
}
