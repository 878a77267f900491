import '../cards/rating-figures.css';
import { percentOf } from '@/core/kernel/figures/figures.rules';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';
import type { ReviewFigures } from '@/core/research/reviews/review-figures';
import { figureMessages } from './figure-messages';

export interface RatingDistributionProps {
  readonly figures: Pick<ReviewFigures, 'distribution'>;
}

export function RatingDistribution({ figures: { distribution } }: RatingDistributionProps) {
  const all = distribution.reduce((sum, n) => sum + n, 0);
  return (
    <div>
      <h2 className="h3 mb-4">{figureMessages.howRated}</h2>
      <ul className="hbars">
        {distribution
          .map((n, place) => ({ rating: place + 1, n, share: percentOf(n, all) }))
          .toReversed()
          .map(({ rating, n, share }) => (
            <li key={rating} aria-label={figureMessages.distribution(rating, plural(n, figureMessages.reviews), share)}>
              <span aria-hidden="true">{rating}</span>
              <svg height="13" aria-hidden="true">
                <line className="tk" x1="0" x2="100%" y1="0.5" y2="0.5" />
                <rect className="c1" width={`${share}%`} height="10" />
              </svg>
              <b aria-hidden="true">
                {groupIndian(n)} <small>{share}%</small>
              </b>
            </li>
          ))}
      </ul>
    </div>
  );
}
