import '../cards/review-parts.css';
import { formatMonth } from '@/core/kernel/formatting/date';
import { plural } from '@/core/kernel/formatting/plural';
import { ratingWordOf } from '@/core/research/reviews/rating-words';
import type { ReviewFigures } from '@/core/research/reviews/review-figures';
import { AspectRatings } from './aspect-ratings';
import { messages } from './messages';
import { RatingDistribution } from './rating-distribution';
import { RatingInterval } from './rating-interval';

export interface RatingSummaryProps {
  readonly figures: ReviewFigures;
}

export function RatingSummary({ figures }: RatingSummaryProps) {
  return (
    <section aria-label={messages.ratings}>
      <div className="rvtop">
        <Overall figures={figures} />
        <RatingDistribution figures={figures} />
        <AspectRatings figures={figures} />
      </div>
      <p className="meta mt-2">{messages.askedFor}</p>
    </section>
  );
}

function Overall({ figures: { rating, count, distribution, heldCount, isSurge, newest } }: RatingSummaryProps) {
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
        {newest === null ? null : <span>{messages.newest(formatMonth(newest))}</span>}
      </p>
      <p className="meta mt-2">{rating === null ? messages.tooFew : `${ratingWordOf(rating)}.`}</p>
      <RatingInterval distribution={distribution} />
      {heldCount === 0 ? null : (
        <p className="meta mt-2">
          {heldCount === null ? messages.fewHeld : plural(heldCount, messages.held)}{' '}
          {isSurge ? messages.surge : messages.heldWhy}
        </p>
      )}
    </div>
  );
}
