import { ratingIntervalOf } from '@/core/research/reviews/rating-interval.rules';
import type { ReviewFigures } from '@/core/research/reviews/review-figures';
import { figureMessages } from './figure-messages';

/** Renders nothing if too few have rated. */
export function RatingInterval({ distribution }: Pick<ReviewFigures, 'distribution'>) {
  const interval = ratingIntervalOf(distribution);
  if (interval === null) return null;
  return <p className="meta num">{figureMessages.interval(interval.from.toFixed(1), interval.to.toFixed(1))}</p>;
}
