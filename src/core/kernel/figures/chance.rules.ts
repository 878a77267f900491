/** Two figures that are further apart than so many standard errors of their difference differ by more than chance, nineteen times of twenty. */
export const STANDARD_ERRORS = 1.96;

/** The spread of the ratings of a company that is assumed if only their mean and number are known. */
export const RATING_SPREAD = 1.2;

/** The rating that few reviews are pulled toward, and as if by how many. */
export const USUAL_RATING = 3.5;
export const ADDED_RATINGS = 10;

/** Returns whether two figures with these standard errors differ by more than chance. */
export function differByMoreThanChance(difference: number, oneError: number, otherError: number): boolean {
  return Math.abs(difference) > STANDARD_ERRORS * Math.hypot(oneError, otherError);
}

/** The part of a group that said something. */
export interface Share {
  readonly part: number;
  readonly count: number;
}

/** Returns whether two shares differ by more than chance. */
export function sharesDiffer(one: Share, other: Share): boolean {
  return differByMoreThanChance(one.part / one.count - other.part / other.count, shareError(one), shareError(other));
}

/** One hit and one miss more: without them nobody of few would be certain. */
function shareError({ part, count }: Share): number {
  const share = (part + 1) / (count + 2);
  return Math.sqrt((share * (1 - share)) / count);
}

export function anyTwo<One>(all: readonly One[], differ: (one: One, other: One) => boolean): boolean {
  return all.some((one, place) => all.slice(place + 1).some((other) => differ(one, other)));
}
