import { reviewRefusals } from '@/core/research/reviews/review-refusals.rules';
import { Problem } from '@/server/contract/problem';

/** The refusal of a call for a review that does not exist, or is not shown: 404 `review_not_found`. */
export function reviewNotFound(): Problem {
  return new Problem(404, 'review_not_found', reviewRefusals.notFound);
}

/** The refusal of a mark on the viewer's own review: 422 `own_review`. */
export function ownReview(): Problem {
  return new Problem(422, 'own_review', reviewRefusals.own);
}
