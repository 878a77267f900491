import type { Membership } from '@/core/session/roles';
import { gateOf, isWriter } from '@/core/session/roles';

/** Who wants to vote, and on what. */
export interface VoteAttempt {
  readonly membership: Membership;
  /** Whether the viewer is the author. */
  readonly isMine: boolean;
}

/** What a viewer lacks for a vote, or why they may not cast it. */
export type VoteObstacle = 'loginRequired' | 'readerRequired' | 'ownContribution';

/**
 * Readers and writers vote, and not on their own contributions. A guest has to log in, a user who is no reader to go
 * through reader onboarding. Null where nothing is missing.
 */
export function voteObstacleOf({ membership, isMine }: VoteAttempt): VoteObstacle | null {
  const gate = gateOf('reader', membership);
  if (gate === 'login') return 'loginRequired';
  if (gate !== 'allowed' && !isWriter(membership)) return 'readerRequired';
  return isMine ? 'ownContribution' : null;
}
