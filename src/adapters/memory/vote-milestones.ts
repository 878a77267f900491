/** The numbers of up-votes that renew the author's notification. */
export const VOTE_MILESTONES: ReadonlySet<number> = new Set([
  1, 2, 3, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000,
]);
