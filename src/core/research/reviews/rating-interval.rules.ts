import { ADDED_RATINGS, RATING_SPREAD, STANDARD_ERRORS } from '@/core/kernel/figures/chance.rules';
import { isGroup } from '@/core/kernel/figures/figures.rules';

const [LOWEST, HIGHEST] = [1, 5];

/** The 95 % interval of the mean, to one decimal. */
export interface RatingInterval {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the interval, or null if too few have rated. `distribution` has counts of ratings from 1 to 5. The usual
 * spread is added as a prior: five people who agree prove little.
 */
export function ratingIntervalOf(distribution: readonly number[]): RatingInterval | null {
  const n = sum(distribution);
  if (!isGroup(n)) return null;
  const mean = sum(distribution.map((count, place) => count * (place + LOWEST))) / n;
  const squares = sum(distribution.map((count, place) => count * (place + LOWEST - mean) ** 2));
  const variance = (squares + ADDED_RATINGS * RATING_SPREAD ** 2) / (n + ADDED_RATINGS);
  const reach = STANDARD_ERRORS * Math.sqrt(variance / n);
  return { from: toTenth(Math.max(LOWEST, mean - reach)), to: toTenth(Math.min(HIGHEST, mean + reach)) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
