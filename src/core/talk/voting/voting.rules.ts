import type { Membership } from '@/core/account/session/roles';

/** The sentence for a user who may not vote yet. */
export const READER_REQUIRED = 'Finish the first step of getting started to vote.';

/** Returns whether a user who is logged in may vote (RO-GATES). */
export function mayVote({ isReader, isWriter }: Pick<Membership, 'isReader' | 'isWriter'>): boolean {
  return isReader || isWriter;
}

export interface VoteAttempt {
  readonly membership: Membership;
  readonly isMine: boolean;
}

/** The requirement that a viewer lacks for a vote, or the reason why they may not cast it. */
export type VoteObstacle = 'loginRequired' | 'readerRequired' | 'ownContribution';

/**
 * Readers and writers vote, and not on their own contributions. A guest has to log in, a user who is no reader to go
 * through reader onboarding. Null if nothing is missing.
 */
export function voteObstacleOf({ membership, isMine }: VoteAttempt): VoteObstacle | null {
  if (!membership.isLoggedIn) return 'loginRequired';
  if (!mayVote(membership)) return 'readerRequired';
  return isMine ? 'ownContribution' : null;
}
