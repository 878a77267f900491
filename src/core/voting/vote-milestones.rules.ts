const MILESTONES = new Set([1, 2, 3, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000]);

/** Returns whether a number of up-votes renews the author's notification; content.is_vote_milestone has the same ones. */
export function isVoteMilestone(up: number): boolean {
  return MILESTONES.has(up);
}
