/** Roles of a signed-in user, and whether both sides let them vote on what others wrote. */
export const voterCases: readonly (readonly [roles: readonly ('reader' | 'writer')[], mayVote: boolean])[] = [
  [[], false],
  [['reader'], true],
  [['writer'], true],
  [['reader', 'writer'], true],
];
