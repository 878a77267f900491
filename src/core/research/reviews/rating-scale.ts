export interface RatingScale {
  readonly ticks: readonly number[];
  /** Returns the position in per cent of the width. */
  readonly at: (rating: number) => number;
}

const [LOWEST, HIGHEST] = [1, 5];
const HALF = 0.5;
const MAX_HALVES = 4;
const HUNDRED = 100;

/** Returns a scale that begins and ends at half stars and spans at least one star. */
export function ratingScaleOf(ratings: readonly number[]): RatingScale {
  const least = Math.min(HIGHEST - 1, ...ratings);
  const from = Math.max(LOWEST, Math.floor(least / HALF) * HALF);
  const to = Math.max(from + 1, Math.ceil(Math.max(...ratings, LOWEST) / HALF) * HALF);
  const step = (to - from) / HALF > MAX_HALVES ? 1 : HALF;
  const ticks = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => from + place * step);
  return {
    ticks: ticks.at(-1) === to ? ticks : [...ticks, to],
    at: (rating) => ((rating - from) * HUNDRED) / (to - from),
  };
}
