export interface Ballot<Option> {
  readonly options: readonly Option[];
  readonly counts: readonly number[];
  readonly closesAt: string | null;
  readonly isClosed: boolean;
}

export interface ViewedBallot<Option> {
  readonly ballot: Ballot<Option>;
  /** The viewer's pick, counted from 1. Null if there is none. */
  readonly pick: number | null;
  readonly isMine: boolean;
}

/** Returns counts per option, null until the viewer has picked, to avoid bias. The author sees them. */
export function shownCountsOf<Option>({ ballot, pick, isMine }: ViewedBallot<Option>): readonly (number | null)[] {
  const isShown = pick !== null || isMine || ballot.isClosed;
  return ballot.counts.map((count) => (isShown ? count : null));
}

export function picksOn({ counts }: Ballot<unknown>): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
