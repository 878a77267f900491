import { ADDED_RATINGS, RATING_SPREAD, STANDARD_ERRORS, USUAL_RATING } from '@/core/kernel/figures/chance.rules';

/** Returns the lower bound of the 95 % interval, by which lists are sorted. The server has the same formula in SQL. */
export function ratingLowerBound(total: number, n: number): number {
  const count = n + ADDED_RATINGS;
  return (total + USUAL_RATING * ADDED_RATINGS) / count - (STANDARD_ERRORS * RATING_SPREAD) / Math.sqrt(count);
}
