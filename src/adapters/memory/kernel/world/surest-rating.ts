import { ADDED_RATINGS, RATING_SPREAD, STANDARD_ERRORS, USUAL_RATING } from '@/core/kernel/figures/chance.rules';

/**
 * Returns the rating that a company has at least, nineteen times of twenty, from the sum and the number of its ratings: lists are ordered by it, on
 * the server by a formula of SQL with the same values.
 */
export function surestRating(total: number, n: number): number {
  const count = n + ADDED_RATINGS;
  return (total + USUAL_RATING * ADDED_RATINGS) / count - (STANDARD_ERRORS * RATING_SPREAD) / Math.sqrt(count);
}
