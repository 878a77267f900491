/**
 * Figures further apart than this many standard errors of their difference differ significantly (95
 * %).
 */
export const STANDARD_ERRORS = 1.96;

export const RATING_SPREAD = 1.2;

/** The prior for companies with few reviews, with its weight. */
export const USUAL_RATING = 3.5;
export const ADDED_RATINGS = 10;

/**
 * Returns the number of standard errors for a given number of comparisons, such that the chance of any wrong
 * difference stays at 5 % (Bonferroni). Approximates the normal quantile (Abramowitz and Stegun 26.2.23).
 */
export function standardErrorsFor(comparisons: number): number {
  if (comparisons <= 1) return STANDARD_ERRORS;
  const t = Math.sqrt(-2 * Math.log(0.025 / comparisons));
  return t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
}

export function differByMoreThanChance(
  difference: number,
  oneError: number,
  otherError: number,
  comparisons = 1,
): boolean {
  return Math.abs(difference) > standardErrorsFor(comparisons) * Math.hypot(oneError, otherError);
}

export interface Share {
  readonly part: number;
  readonly count: number;
}

export function sharesDiffer(one: Share, other: Share): boolean {
  return differByMoreThanChance(one.part / one.count - other.part / other.count, shareError(one), shareError(other));
}

/** Returns the standard error. Adds one hit and one miss, because otherwise a small group would look certain. */
function shareError({ part, count }: Share): number {
  const share = (part + 1) / (count + 2);
  return Math.sqrt((share * (1 - share)) / count);
}

export function somePair<One>(all: readonly One[], differ: (one: One, other: One) => boolean): boolean {
  return all.some((one, place) => all.slice(place + 1).some((other) => differ(one, other)));
}
