export const MIN_INVITED_PEOPLE = 20;
/** The people who have to contribute before a published share changes. */
export const MIN_NEW_PEOPLE = 5;
/** The people of a count at which it is halved, so that a share follows the newer contributions. */
export const MAX_COUNTED_PEOPLE = 1_000;
const STEPS = 10;

/** The contributions of a company that are counted: the first one of each person. */
export interface InvitedCount {
  readonly people: number;
  /** The number of these people who came by the company's invitation, with the noise of earlier publications; it can be negative. */
  readonly invited: number;
  /** The people since the share was published last. */
  readonly since: number;
}

export const NOBODY_COUNTED: InvitedCount = { people: 0, invited: 0, since: 0 };

export function withPerson({ people, invited, since }: InvitedCount, isInvited: boolean): InvitedCount {
  return { people: people + 1, invited: invited + (isInvited ? 1 : 0), since: since + 1 };
}

/** Returns half of a count; the people since the last publication stay. */
export function halved({ people, invited, since }: InvitedCount): InvitedCount {
  return { people: Math.round(people / 2), invited: Math.round(invited / 2), since };
}

/**
 * Returns noise for the invited people of a count from two random numbers below 2³²: each number further from 0 is half as likely. One person more or fewer
 * changes the odds of any share by at most two.
 */
export function noiseOf(one: number, other: number): number {
  return Math.clz32(one) - Math.clz32(other);
}

/**
 * Returns the count that a weekly snapshot publishes, with noise in place of the exact number of invited people; null if the published one stays. Store it:
 * each person is in the noise of one publication, so no series of shares averages it out. The number of invited people does not decide whether it is published.
 */
export function publishedCount(count: InvitedCount, isPublished: boolean, noise: number): InvitedCount | null {
  const { people, invited, since } = count;
  if (people < MIN_INVITED_PEOPLE || (isPublished && since < MIN_NEW_PEOPLE)) return null;
  return { people, invited: invited + noise, since: 0 };
}

export function tenthsOf({ people, invited }: InvitedCount): number {
  return Math.min(STEPS, Math.max(0, Math.round((invited * STEPS) / people)));
}
