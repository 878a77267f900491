export const BALLOT_KINDS = ['poll', 'salary'] as const;

export type BallotKind = (typeof BALLOT_KINDS)[number];

export function isBallotKind(kind: string): kind is BallotKind {
  return BALLOT_KINDS.some((ballot) => ballot === kind);
}
