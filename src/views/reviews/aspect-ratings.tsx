import './review-parts.css';
import { Fragment } from 'react';
import { groupIndian } from '@/core/formatting/indian-number';
import type { AspectFigure, ReviewFigures } from '@/core/reviews/review-figures';
import { messages } from './messages';

/** The ends of the scale; ratings below or above stand at its ends. */
const [FIRST, LAST] = [2.5, 4.5];
const TICKS = ['2.5', '3.0', '3.5', '4.0', '4.5'];

/** The company's rating of each aspect as a dot, the industry's median as a line, on one scale. */
export function AspectRatings({ figures: { aspects, industry } }: { readonly figures: ReviewFigures }) {
  const hasIndustry = aspects.some((aspect) => aspect.industry !== null);
  return (
    <div>
      <h2 className="h3 mb-2">{messages.byTopic}</h2>
      <div className="d7">
        {aspects.map((figure) => (
          <Fragment key={figure.aspect}>
            <span>{messages.aspects[figure.aspect]}</span>
            <AspectDot figure={figure} />
            <b>
              {figure.rating === null ? <small>{messages.aspectTooFew}</small> : figure.rating.toFixed(1)}
              <small>n {groupIndian(figure.count)}</small>
            </b>
          </Fragment>
        ))}
        <span />
        <svg className="chart" height="20" aria-hidden="true">
          {TICKS.map((tick, place) => (
            <Fragment key={tick}>
              <line className="tk" x1={`${place * 25}%`} x2={`${place * 25}%`} y1="0" y2="5" />
              <text className="t3" x={`${place * 25}%`} y="18" textAnchor={anchorOf(place)}>
                {tick}
              </text>
            </Fragment>
          ))}
        </svg>
        <span />
      </div>
      {hasIndustry ? (
        <p className="legend">
          <svg width="12" height="16" className="chart" aria-hidden="true">
            <rect className="ink" x="5" width="2" height="16" />
          </svg>
          {messages.legendIndustry(groupIndian(industry.companies), industry.name)}
        </p>
      ) : null}
    </div>
  );
}

function AspectDot({ figure: { aspect, rating, industry } }: { readonly figure: AspectFigure }) {
  if (rating === null) {
    return (
      <svg className="chart" height="26" aria-hidden="true">
        <line className="tk" x1="0" x2="100%" y1="13" y2="13" strokeDasharray="2 4" />
      </svg>
    );
  }
  const label = messages.aspectLabel(messages.aspects[aspect], rating.toFixed(1), industry?.toFixed(1) ?? null);
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

function placeOf(rating: number): string {
  const within = Math.min(Math.max(rating, FIRST), LAST);
  return `${((within - FIRST) * 100) / (LAST - FIRST)}%`;
}

function anchorOf(place: number): 'start' | 'middle' | 'end' {
  if (place === 0) return 'start';
  return place === TICKS.length - 1 ? 'end' : 'middle';
}
