/** The people from whom on a share is published. */
export const MIN_INVITED_PEOPLE = 20;
/** The people who have to contribute before a published share changes. */
export const MIN_NEW_PEOPLE = 5;
/** The people of a count at which it is halved, so that a share follows the newer contributions. */
export const MAX_COUNTED_PEOPLE = 1_000;
/** The steps of a share, of a hundred. */
const STEPS = 10;

/** The contributions of a company that are counted: the first one of each person. */
export interface InvitedCount {
  readonly people: number;
  /** The number of these people who came by the company's invitation. */
  readonly invited: number;
  /** The people since the share was published last. */
  readonly since: number;
}

export const NOBODY_COUNTED: InvitedCount = { people: 0, invited: 0, since: 0 };

/** Returns a count with one person more. */
export function withPerson({ people, invited, since }: InvitedCount, isInvited: boolean): InvitedCount {
  return { people: people + 1, invited: invited + (isInvited ? 1 : 0), since: since + 1 };
}

/** Returns half of a count; the people since the last publication stay. */
export function halved({ people, invited, since }: InvitedCount): InvitedCount {
  return { people: Math.round(people / 2), invited: Math.round(invited / 2), since };
}

/**
 * Returns the share that a weekly snapshot publishes, in tenths; null if what was published stays. `published` is null if nothing is. A published share stays while
 * it is right for one invited person more or fewer, so that one contribution can't move it forth and back.
 */
export function tenthsToPublish({ people, invited, since }: InvitedCount, published: number | null): number | null {
  if (people < MIN_INVITED_PEOPLE || (published !== null && since < MIN_NEW_PEOPLE)) return null;
  if (published !== null && Math.abs(invited - (published * people) / STEPS) <= people / (2 * STEPS) + 1)
    return published;
  return Math.round((invited * STEPS) / people);
}
