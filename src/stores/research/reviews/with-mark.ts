import type { HelpfulTally, Review } from '@/core/research/reviews/review';

export function withMark(reviewId: string, tally: HelpfulTally): (review: Review) => Review {
  return (review) => (review.id === reviewId ? { ...review, ...tally } : review);
}
