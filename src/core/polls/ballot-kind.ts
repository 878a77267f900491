/** The kinds of post whose readers pick an option. */
export const BALLOT_KINDS = ['poll', 'salary'] as const;

/** A kind of post whose readers pick an option. */
export type BallotKind = (typeof BALLOT_KINDS)[number];
