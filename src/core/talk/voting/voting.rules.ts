import type { Membership } from '@/core/account/session/roles';

export const READER_REQUIRED = 'Choose the communities you want to read before you vote.';

export function mayVote({ isReader, isWriter }: Pick<Membership, 'isReader' | 'isWriter'>): boolean {
  return isReader || isWriter;
}

export interface VoteAttempt {
  readonly membership: Membership;
  readonly isMine: boolean;
}

export type VoteObstacle = 'loginRequired' | 'readerRequired' | 'ownContribution';

/**
 * Returns why the viewer may not vote, or null if they may. Only readers and writers vote, and not on their own
 * contributions.
 */
export function voteObstacleOf({ membership, isMine }: VoteAttempt): VoteObstacle | null {
  if (!membership.isLoggedIn) return 'loginRequired';
  if (!mayVote(membership)) return 'readerRequired';
  return isMine ? 'ownContribution' : null;
}
