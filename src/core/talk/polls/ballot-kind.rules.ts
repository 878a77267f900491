/** The kinds of post whose readers pick an option. */
export const BALLOT_KINDS = ['poll', 'salary'] as const;

/** A kind of post whose readers pick an option. */
export type BallotKind = (typeof BALLOT_KINDS)[number];

/** Returns whether readers of a kind of post pick an option. */
export function isBallotKind(kind: string): kind is BallotKind {
  return BALLOT_KINDS.some((ballot) => ballot === kind);
}
