/** A ballot as the database returns it: the options of a post, and how many picked each, in their order. */
export interface Ballot<Option> {
  readonly options: readonly Option[];
  readonly counts: readonly number[];
  /** ISO 8601; null for one without an end. */
  readonly closesAt: string | null;
  readonly isClosed: boolean;
}

/** A ballot with what concerns its viewer. */
export interface ViewedBallot<Option> {
  readonly ballot: Ballot<Option>;
  /** The place of the option that the viewer picked, from 1; null for none. */
  readonly pick: number | null;
  readonly isMine: boolean;
}

/**
 * Returns how many picked each option, in their order; null for each if the viewer may not know yet: before a pick of their own
 * it would lead them. The author picks nothing, and sees it.
 */
export function shownCountsOf<Option>({ ballot, pick, isMine }: ViewedBallot<Option>): readonly (number | null)[] {
  const isShown = pick !== null || isMine || ballot.isClosed;
  return ballot.counts.map((count) => (isShown ? count : null));
}

/** Returns how many picked anything. */
export function picksOn({ counts }: Ballot<unknown>): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
