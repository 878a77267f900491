import type { HelpfulTally, Review } from '@/core/research/reviews/review';

/** Returns what puts a mark on the review of an id, and leaves others alone. */
export function withMark(reviewId: string, tally: HelpfulTally): (review: Review) => Review {
  return (review) => (review.id === reviewId ? { ...review, ...tally } : review);
}
