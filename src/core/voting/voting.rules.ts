import type { Membership } from '@/core/session/roles';
import { gateOf, isWriter } from '@/core/session/roles';

/** The viewer of an attempted vote, and its contribution. */
export interface VoteAttempt {
  readonly membership: Membership;
  /** Whether the viewer is the author. */
  readonly isMine: boolean;
}

/** The requirement that a viewer lacks for a vote, or the reason why they may not cast it. */
export type VoteObstacle = 'loginRequired' | 'readerRequired' | 'ownContribution';

/**
 * Readers and writers vote, and not on their own contributions. A guest has to log in, a user who is no reader to go
 * through reader onboarding. Null where nothing is missing.
 */
export function voteObstacleOf({ membership, isMine }: VoteAttempt): VoteObstacle | null {
  const gate = gateOf('READER', membership);
  if (gate === 'login') return 'loginRequired';
  if (gate !== 'allowed' && !isWriter(membership)) return 'readerRequired';
  return isMine ? 'ownContribution' : null;
}
