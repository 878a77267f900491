import { percentOf } from '@/core/kernel/figures/figures.rules';
import { plural } from '@/core/kernel/formatting/plural';
import type { ReviewFigures } from '@/core/research/reviews/review-figures';
import { RatingInterval } from '../reviews/rating-interval';
import { Answer, MissingAnswer } from './answer';
import { messages } from './messages';

export function RatingAnswer({ figures }: { readonly figures: ReviewFigures }) {
  const { rating, count, heldCount, newest, distribution } = figures;
  if (rating === null) {
    return (
      <MissingAnswer
        title={messages.rating}
        missing={messages.noRating}
        needs={neededReviews(count, heldCount)}
        kind="review"
      />
    );
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
      picture={<HangingStars distribution={distribution} />}
    >
      <RatingInterval distribution={distribution} />
      <p>{messages.provenance(count, newest)}</p>
    </Answer>
  );
}

/** Lengths in per cent of the width. */
const [BAR, STEP, LINE, LONGEST] = [18, 20.5, 14, 30];

function HangingStars({ distribution }: Pick<ReviewFigures, 'distribution'>) {
  const all = distribution.reduce((sum, n) => sum + n, 0);
  const most = Math.max(1, ...distribution);
  const label = distribution
    .map((n, place) => messages.distribution(place + 1, plural(n, messages.reviewsGiven), percentOf(n, all)))
    .toReversed()
    .join('; ');
  return (
    <svg className="chart" height="60" role="img" aria-label={label}>
      {distribution.map((n, place) => {
        const [left, length] = [place * STEP, (n * LONGEST) / most];
        const middle = `${left + BAR / 2}%`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of stars.
          <g key={place} textAnchor="middle">
            <text className="tb" x={middle} y="10">
              {place + 1}
            </text>
            <rect className="c1" x={`${left}%`} y={LINE} width={`${BAR}%`} height={length} />
            <text className="t3" x={middle} y={LINE + length + 14}>
              {percentOf(n, all)}%
            </text>
          </g>
        );
      })}
      <line className="ax" x1="0" x2="100%" y1={LINE} y2={LINE} />
    </svg>
  );
}

function neededReviews(count: number, heldCount: number | null): string {
  const known = count + (heldCount ?? 0);
  if (known > 0) return messages.someReviews(known);
  return heldCount === 0 ? messages.noReviews : messages.fewReviews;
}
