import { Problem } from '@/server/contract/problem';

/** The refusal of a call for a review that does not exist, or is not shown: 404 `review_not_found`. */
export function reviewNotFound(): Problem {
  return new Problem(404, 'review_not_found', 'This review does not exist.');
}

/** The refusal of a mark on the viewer's own review: 422 `own_review`. */
export function ownReview(): Problem {
  return new Problem(422, 'own_review', 'You cannot mark your own review as helpful.');
}
