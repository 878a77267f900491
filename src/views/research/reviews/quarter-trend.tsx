import '../cards/rating-figures.css';
import '../cards/review-parts.css';
import Table2 from 'lucide-react/icons/table-2';
import { Fragment } from 'react';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { QuarterFigure } from '@/core/research/reviews/review-figures';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

/** In px. */
const [TOP, AXIS, BARS, BOTTOM] = [16, 120, 48, 204];
const HIGHEST = 5;
/** The start of the chart in per cent, which leaves room for the scale's labels. */
const START = 5;

export function QuarterTrend({ quarters }: { readonly quarters: readonly QuarterFigure[] }) {
  if (quarters.length < 2) return null;
  return (
    <Section title={messages.quarterByQuarter} action={<span className="meta">{messages.trendHint}</span>}>
      <TrendChart quarters={quarters} />
      {quarters.some(({ surgeCount }) => surgeCount > 0) ? (
        <p className="key">
          <svg width="12" height="12" className="chart" aria-hidden="true">
            <rect className="c3" width="12" height="12" />
          </svg>
          {messages.trendSurge}
        </p>
      ) : null}
      <details>
        <summary className="link link--block">
          <Table2 size={16} aria-hidden="true" /> {messages.showTable}
        </summary>
        <TrendTable quarters={quarters} />
      </details>
    </Section>
  );
}

function TrendChart({ quarters }: { readonly quarters: readonly QuarterFigure[] }) {
  const width = (100 - START) / quarters.length;
  const most = Math.max(...quarters.map(({ count, surgeCount }) => count + surgeCount), 1);
  const points = quarters.map(({ quarter, rating, count, surgeCount }, place) => ({
    quarter,
    rating,
    count,
    left: START + place * width,
    middle: START + (place + 0.5) * width,
    bar: (count * BARS) / most,
    surge: (surgeCount * BARS) / most,
  }));
  const lowest = Math.floor(Math.min(HIGHEST - 1, ...quarters.map(({ rating }) => rating ?? HIGHEST)));
  const heightOf = (rating: number) => TOP + ((HIGHEST - rating) * (AXIS - TOP - 8)) / (HIGHEST - lowest);
  const rated = points.flatMap((point) =>
    point.rating === null ? [] : [{ ...point, y: heightOf(point.rating), rating: point.rating }],
  );
  const [first, last] = [rated[0], rated.at(-1)];
  const label =
    first === undefined || last === undefined
      ? messages.trendNoRating
      : messages.trendLabel(
          nameOf(first.quarter),
          first.rating.toFixed(1),
          nameOf(last.quarter),
          last.rating.toFixed(1),
        );
  return (
    <svg className="chart" height={BOTTOM} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].slice(lowest - 1).map((rating) => (
        <Fragment key={rating}>
          <line className="gr" x1={`${START}%`} x2="100%" y1={heightOf(rating)} y2={heightOf(rating)} />
          <text className="t3" x="0" y={heightOf(rating) + 4}>
            {rating}
          </text>
        </Fragment>
      ))}
      {rated.slice(1).map((point, place) => {
        const before = rated[place];
        return before === undefined ? null : (
          <line
            key={point.quarter}
            className="ln"
            x1={`${before.middle}%`}
            y1={before.y}
            x2={`${point.middle}%`}
            y2={point.y}
          />
        );
      })}
      {rated.map(({ quarter, middle, y }) => (
        <circle key={quarter} className="c1" cx={`${middle}%`} cy={y} r="3.5" />
      ))}
      {[...new Set([first, last])].map((point) =>
        point === undefined ? null : (
          <text key={point.quarter} className="tb" x={`${point.middle}%`} y={point.y - 10} textAnchor="middle">
            {point.rating.toFixed(1)}
          </text>
        ),
      )}
      <line className="ax" x1={`${START}%`} x2="100%" y1={AXIS} y2={AXIS} />
      {points.map(({ quarter, left, middle, bar, surge, count }, place) => (
        <Fragment key={quarter}>
          <rect className="c2" x={`${left + width / 4}%`} width={`${width / 2}%`} y={AXIS + 1} height={bar} />
          {surge === 0 ? null : (
            <rect className="c3" x={`${left + width / 4}%`} width={`${width / 2}%`} y={AXIS + 1 + bar} height={surge} />
          )}
          <text className="trend__n" x={`${middle}%`} y={AXIS + bar + surge + 16} textAnchor="middle">
            {groupIndian(count)}
          </text>
          {place === 0 || quarter.endsWith('Q1') ? (
            <>
              <line className="tk" x1={`${left}%`} x2={`${left}%`} y1={AXIS} y2={BOTTOM - 6} />
              <text className="t3" x={`${left}%`} dx="6" y={BOTTOM - 6}>
                {quarter.slice(0, 4)}
              </text>
            </>
          ) : null}
        </Fragment>
      ))}
    </svg>
  );
}

function TrendTable({ quarters }: { readonly quarters: readonly QuarterFigure[] }) {
  return (
    <table className="rvtable num">
      <caption className="vh">{messages.trendTable}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.quarter}</th>
          <th scope="col">{messages.rating}</th>
          <th scope="col">{messages.reviewsColumn}</th>
        </tr>
      </thead>
      <tbody>
        {quarters.map(({ quarter, rating, count, surgeCount }) => (
          <tr key={quarter}>
            <th scope="row">{nameOf(quarter)}</th>
            <td>{rating?.toFixed(1) ?? messages.ratingTooFew}</td>
            <td>
              {groupIndian(count)}
              {surgeCount === 0 ? null : <small> {messages.trendSurgeOf(groupIndian(surgeCount))}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns Q4 2026 for `2026-Q4`. */
function nameOf(quarter: string): string {
  const [year, name] = quarter.split('-');
  return `${name} ${year}`;
}
