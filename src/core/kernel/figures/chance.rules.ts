/**
 * Figures further apart than this many standard errors of their difference differ significantly (95
 * %).
 */
export const STANDARD_ERRORS = 1.96;

export const RATING_SPREAD = 1.2;

/** The prior for companies with few reviews, with its weight. */
export const USUAL_RATING = 3.5;
export const ADDED_RATINGS = 10;

export function differByMoreThanChance(difference: number, oneError: number, otherError: number): boolean {
  return Math.abs(difference) > STANDARD_ERRORS * Math.hypot(oneError, otherError);
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

export function anyTwo<One>(all: readonly One[], differ: (one: One, other: One) => boolean): boolean {
  return all.some((one, place) => all.slice(place + 1).some((other) => differ(one, other)));
}
