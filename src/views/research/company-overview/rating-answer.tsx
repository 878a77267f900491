import type { ReviewFigures } from '@/core/research/reviews/review-figures';
import { RatingInterval } from '../reviews/rating-interval';
import { Answer, MissingAnswer } from './answer';
import { messages } from './messages';

/** The answer to whether it is good: the rating, its interval and its reviews. */
export function RatingAnswer({ figures }: { readonly figures: ReviewFigures }) {
  const { rating, count, heldCount, newest, distribution } = figures;
  if (rating === null) {
    const shown = count + heldCount;
    const needs = shown === 0 ? messages.noReviews : messages.someReviews(shown);
    return <MissingAnswer title={messages.rating} missing={messages.noRating} needs={needs} kind="review" />;
  }
  return (
    <Answer
      title={messages.rating}
      value={
        <>
          {rating.toFixed(1)}
          <small>{messages.of5}</small>
        </>
      }
    >
      <RatingInterval distribution={distribution} />
      <p className="meta num">{messages.provenance(count, 'review', 'reviews', newest)}</p>
    </Answer>
  );
}
