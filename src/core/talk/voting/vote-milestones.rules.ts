/** Up-vote counts that renew the author's notification. */
export const VOTE_MILESTONES: readonly number[] = [
  1, 2, 3, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000,
];
const milestones = new Set(VOTE_MILESTONES);

export function isVoteMilestone(up: number): boolean {
  return milestones.has(up);
}
