import type { QuarterFigure } from '@/contract/generated/review';
import { quarterInIndia } from '@/core/kernel/common/india-calendar.rules';
import { groupCountOrZero, meanRatingOf } from '@/core/kernel/figures/figures.rules';
import { MAX_QUARTERS } from '@/core/research/reviews/review-limits.rules';
import type { RowOf } from '@/server/platform/sql-types';
import type { ratingsOfCompany, surgesOfCompany } from './review-figures.queries';

type RatingRow = RowOf<typeof ratingsOfCompany.columns>;

export type Distribution = readonly [number, number, number, number, number];

const NONE: Distribution = [0, 0, 0, 0, 0];

export function sumOf(rows: readonly RatingRow[]): Distribution {
  return rows.reduce<Distribution>(
    ([s1, s2, s3, s4, s5], { n1, n2, n3, n4, n5 }) => [s1 + n1, s2 + n2, s3 + n3, s4 + n4, s5 + n5],
    NONE,
  );
}

export function meanOf(distribution: Distribution): number | null {
  const count = distribution.reduce((sum, n) => sum + n, 0);
  const total = distribution.reduce((sum, n, place) => sum + n * (place + 1), 0);
  return meanRatingOf(total, count);
}

/**
 * Returns the last twelve quarters without gaps, from the first rating or surge. A surge below five reviews is hidden.
 */
export function lastQuarters(
  rows: readonly RatingRow[],
  surges: readonly RowOf<typeof surgesOfCompany.columns>[],
  now: number,
): QuarterFigure[] {
  const current = quarterInIndia(now);
  const first = Math.min(...[...rows, ...surges].map(({ quarter }) => quarter), current + 1);
  const from = Math.max(first, current - MAX_QUARTERS + 1);
  return Array.from({ length: Math.max(0, current - from + 1) }, (_, place) => {
    const quarter = from + place;
    const distribution = sumOf(rows.filter((row) => row.quarter === quarter));
    return {
      quarter: `${Math.floor(quarter / 4)}-Q${(quarter % 4) + 1}`,
      rating: meanOf(distribution),
      count: distribution.reduce((sum, n) => sum + n, 0),
      surgeCount: groupCountOrZero(surges.find((surge) => surge.quarter === quarter)?.n ?? 0),
    };
  });
}
