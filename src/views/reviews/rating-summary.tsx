import { percentOf } from '@/core/figures/figures.rules';
import '../cards/review-parts.css';
import { formatDate } from '@/core/formatting/date';
import { groupIndian } from '@/core/formatting/indian-number';
import { plural } from '@/core/formatting/plural';
import { ratingWordOf } from '@/core/reviews/rating-words';
import type { ReviewFigures } from '@/core/reviews/review-figures';
import { AspectRatings } from './aspect-ratings';
import { messages } from './messages';

export interface RatingSummaryProps {
  readonly figures: ReviewFigures;
}

/** The rating with n and newest month, its distribution, and the ratings by topic. */
export function RatingSummary({ figures }: RatingSummaryProps) {
  return (
    <section className="rvtop" aria-label={messages.ratings}>
      <Overall figures={figures} />
      <Distribution figures={figures} />
      <AspectRatings figures={figures} />
    </section>
  );
}

function Overall({ figures: { rating, count, heldCount, isSurge, newest } }: RatingSummaryProps) {
  return (
    <div>
      {rating === null ? null : (
        <p className="rvbig">
          {rating.toFixed(1)}
          <small>{messages.of5}</small>
        </p>
      )}
      <p className="rvprov num">
        <span>{plural(count, messages.reviews)}</span>
        {newest === null ? null : <span>{messages.newest(formatDate(`${newest}-01`, 'month'))}</span>}
      </p>
      <p className="meta mt-2">{rating === null ? messages.tooFew : `${ratingWordOf(rating)}.`}</p>
      {heldCount === 0 ? null : (
        <p className="meta mt-2">
          {plural(heldCount, messages.held)} {isSurge ? messages.surge : messages.heldWhy}
        </p>
      )}
    </div>
  );
}

/** Bars from 0 to all reviews, with counts and shares as text. */
function Distribution({ figures: { distribution, count } }: RatingSummaryProps) {
  return (
    <div>
      <h2 className="h3 mb-3">{messages.howRated}</h2>
      <ul className="hbars">
        {distribution
          .map((n, place) => ({ rating: place + 1, n }))
          .toReversed()
          .map(({ rating, n }) => (
            <li
              key={rating}
              aria-label={messages.distribution(rating, plural(n, messages.reviews), percentOf(n, count))}
            >
              <span aria-hidden="true">{rating}</span>
              <svg height="13" aria-hidden="true">
                <line className="tk" x1="0" x2="100%" y1="0.5" y2="0.5" />
                <rect className="c1" width={`${percentOf(n, count)}%`} height="10" />
              </svg>
              <b aria-hidden="true">
                {groupIndian(n)} <small>{percentOf(n, count)}%</small>
              </b>
            </li>
          ))}
      </ul>
    </div>
  );
}
