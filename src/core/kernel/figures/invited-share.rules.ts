export const MIN_INVITED_PEOPLE = 20;
/** New contributors before a published share changes. */
export const MIN_NEW_PEOPLE = 5;
/** The size at which a count is halved, so that a share follows newer contributions. */
export const MAX_COUNTED_PEOPLE = 1_000;
const STEPS = 10;

/** Counts of each person's first contribution to a company. */
export interface InvitedCount {
  readonly people: number;
  readonly invited: number;
  readonly since: number;
}

export const EMPTY_INVITED_COUNT: InvitedCount = { people: 0, invited: 0, since: 0 };

export function withPerson({ people, invited, since }: InvitedCount, isInvited: boolean): InvitedCount {
  return { people: people + 1, invited: invited + (isInvited ? 1 : 0), since: since + 1 };
}

export function halvedInvitedCount({ people, invited, since }: InvitedCount): InvitedCount {
  return { people: Math.round(people / 2), invited: Math.round(invited / 2), since };
}

/**
 * Returns two-sided geometric noise from two random numbers below 2³². One person more or fewer changes the odds of any
 * share by at most two.
 */
export function noiseOf(one: number, other: number): number {
  return Math.clz32(one) - Math.clz32(other);
}

/**
 * Returns the count to publish with the weekly snapshot, or null to keep the published one. Adds noise to the number
 * of invited people. Store the result: each person is in the noise of only one publication, so averaging many weeks
 * does not remove it. Only the number of new people decides when to publish.
 */
export function publishedCount(count: InvitedCount, isPublished: boolean, noise: number): InvitedCount | null {
  const { people, invited, since } = count;
  if (people < MIN_INVITED_PEOPLE || (isPublished && since < MIN_NEW_PEOPLE)) return null;
  return { people, invited: invited + noise, since: 0 };
}

export function tenthsOf({ people, invited }: InvitedCount): number {
  return Math.min(STEPS, Math.max(0, Math.round((invited * STEPS) / people)));
}
