import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import type { RatedRow } from '@/core/research/compare/comparison-rows';
import { ratingIntervalFor } from '@/core/research/compare/comparison-rows';
import { shortNameOf } from '@/core/research/compare/comparison-sentences';
import { ComparisonKey } from '@/stores/research/compare/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { messages } from './messages';

/** In px. */
const LANE = 18;
/** In per cent of the width. The name of a bar that ends further right is placed before the bar. */
const MAX_NAME_PLACE = 65;
const HUNDRED = 100;

export const RatingAxis = observer(function RatingAxis({
  row,
  own,
}: {
  readonly row: RatedRow;
  readonly own: string | null;
}) {
  const { companies, ratingScale } = useStore(ComparisonKey);
  const rated = companies.flatMap((compared, place) => {
    const interval = ratingIntervalFor(compared, row);
    const { companyId, companyName } = compared.company;
    return interval === null
      ? []
      : [
          {
            ...{ ...interval, companyId, isOwn: companyName === own, name: shortNameOf(companies, companyId) },
            // Alternates filled and open marks, so that neighbours differ.
            isOpen: place % 2 === 1,
          },
        ];
  });
  if (rated.length === 0) return null;
  const placeOf = (value: number) => `${ratingScale.at(value)}%`;
  const label = rated.map(({ name, from, to }) => messages.likely(name, from.toFixed(1), to.toFixed(1))).join('; ');
  return (
    <svg className="cmp__axis" height={(rated.length + 1) * LANE} role="img" aria-label={label}>
      {ratingScale.ticks.map((tick) => (
        <Fragment key={tick}>
          <rect x={placeOf(tick)} width="1" height={rated.length * LANE} opacity="0.2" />
          <text x={placeOf(tick)} y={rated.length * LANE + 13} textAnchor={anchorAt(ratingScale.at(tick))}>
            {tick.toFixed(1)}
          </text>
        </Fragment>
      ))}
      {rated.map(({ companyId, name, isOwn, isOpen, rating, from, to }, lane) => (
        <g key={companyId} className={isOwn ? 'cmp__mine' : ''}>
          <rect
            x={placeOf(from)}
            width={`${ratingScale.at(to) - ratingScale.at(from)}%`}
            y={lane * LANE + 7}
            height="4"
            opacity="0.4"
          />
          <circle cx={placeOf(rating)} cy={lane * LANE + 9} r="8" className={isOpen ? 'cmp__open' : ''} />
          <text
            x={placeOf(rating)}
            y={lane * LANE + 13}
            textAnchor="middle"
            className={isOpen ? 'cmp__letter' : 'cmp__letter cmp__letter--on'}
          >
            {name.charAt(0)}
          </text>
          {ratingScale.at(to) > MAX_NAME_PLACE ? (
            <text x={placeOf(from)} y={lane * LANE + 13} dx="-6" textAnchor="end">
              {name}
            </text>
          ) : (
            <text x={placeOf(to)} y={lane * LANE + 13} dx="6">
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
});

function anchorAt(place: number): 'start' | 'middle' | 'end' {
  if (place === 0) return 'start';
  return place === HUNDRED ? 'end' : 'middle';
}
