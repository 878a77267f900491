export interface CountedBallot<Option> {
  readonly votes: number;
  readonly options: readonly Option[];
}

/** Returns options with a moved pick, or null if there are none. Unknown counts stay unknown. */
export function withMovedVote<Option extends { readonly id: number; readonly votes: number | null }>(
  { votes, options }: CountedBallot<Option>,
  { before, after }: { readonly before: number | null; readonly after: number | null },
): CountedBallot<Option> {
  const difference = (id: number): number => (id === after ? 1 : 0) - (id === before ? 1 : 0);
  return {
    votes: votes + (after === null ? 0 : 1) - (before === null ? 0 : 1),
    options: options.map((option) =>
      option.votes === null ? option : { ...option, votes: Math.max(0, option.votes + difference(option.id)) },
    ),
  };
}
