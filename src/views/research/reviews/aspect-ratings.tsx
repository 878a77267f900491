import '../cards/rating-figures.css';
import { Fragment } from 'react';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { RatingScale } from '@/core/research/reviews/rating-scale';
import { ratingScaleOf } from '@/core/research/reviews/rating-scale';
import type { AspectFigure, ReviewFigures } from '@/core/research/reviews/review-figures';
import { figureMessages } from './figure-messages';

const HIGHEST = 5;

export interface AspectRatingsProps {
  readonly figures: Pick<ReviewFigures, 'aspects' | 'industry'>;
  /** False below a heading that already has this title. */
  readonly hasTitle?: boolean;
}

export function AspectRatings({ figures: { aspects, industry }, hasTitle = true }: AspectRatingsProps) {
  const hasIndustry = aspects.some((aspect) => aspect.industry !== null);
  const scale = ratingScaleOf(aspects.flatMap(({ rating, industry: median }) => [rating ?? [], median ?? []].flat()));
  return (
    <div>
      {hasTitle ? <h2 className="h3 mb-2">{figureMessages.byTopic}</h2> : null}
      <div className="d7">
        {aspects
          .toSorted((one, other) => leadOf(other) - leadOf(one))
          .map((figure) => (
            <Fragment key={figure.aspect}>
              <span>{figureMessages.aspects[figure.aspect]}</span>
              <AspectDot figure={figure} scale={scale} />
              <b>
                {figure.rating === null ? <small>{figureMessages.aspectTooFew}</small> : figure.rating.toFixed(1)}
                <small>{figureMessages.people(groupIndian(figure.count))}</small>
              </b>
            </Fragment>
          ))}
        <span />
        <svg className="chart" height="20" aria-hidden="true">
          {scale.ticks.map((tick, place) => (
            <Fragment key={tick}>
              <line className="tk" x1={`${scale.at(tick)}%`} x2={`${scale.at(tick)}%`} y1="0" y2="5" />
              <text className="t3" x={`${scale.at(tick)}%`} y="18" textAnchor={anchorOf(place, scale.ticks.length - 1)}>
                {tick.toFixed(1)}
              </text>
            </Fragment>
          ))}
        </svg>
        <span />
      </div>
      {hasIndustry ? (
        <p className="key">
          <svg width="12" height="16" className="chart" aria-hidden="true">
            <rect className="ink" x="5" width="2" height="16" />
          </svg>
          {figureMessages.legendIndustry(groupIndian(industry.companies), industry.name)}
        </p>
      ) : null}
    </div>
  );
}

/**
 * Returns how much a topic's rating is above the industry's. Without an industry it is the rating itself; unrated topics come last.
 */
function leadOf({ rating, industry }: AspectFigure): number {
  return rating === null ? -HIGHEST : rating - (industry ?? 0);
}

interface AspectDotProps {
  readonly figure: AspectFigure;
  readonly scale: RatingScale;
}

function AspectDot({ figure: { aspect, rating, industry }, scale }: AspectDotProps) {
  const placeOf = (value: number) => `${scale.at(value)}%`;
  if (rating === null) {
    return (
      <svg className="chart" height="26" aria-hidden="true">
        <line className="tk" x1="0" x2="100%" y1="13" y2="13" strokeDasharray="2 4" />
      </svg>
    );
  }
  const label = figureMessages.aspectLabel(
    figureMessages.aspects[aspect],
    rating.toFixed(1),
    industry?.toFixed(1) ?? null,
  );
  return (
    <svg className="chart" height="26" role="img" aria-label={label}>
      <line className="tk" x1="0" x2="100%" y1="13" y2="13" />
      {industry === null ? null : (
        <>
          <line className="span" x1={placeOf(industry)} x2={placeOf(rating)} y1="13" y2="13" />
          <line className="you7" x1={placeOf(industry)} x2={placeOf(industry)} y1="5" y2="21" />
        </>
      )}
      <circle className="c1" cx={placeOf(rating)} cy="13" r="6" />
    </svg>
  );
}

function anchorOf(place: number, last: number): 'start' | 'middle' | 'end' {
  if (place === 0) return 'start';
  return place === last ? 'end' : 'middle';
}
