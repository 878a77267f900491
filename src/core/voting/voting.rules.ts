import type { Membership } from '@/core/session/roles';
import { gateOf, isWriter } from '@/core/session/roles';

/** Who wants to vote, and on what. */
export interface VoteAttempt {
  readonly membership: Membership;
  /** Whether the person wrote it. */
  readonly isMine: boolean;
}

/** What stands between a person and a vote; null where nothing does. */
export type VoteObstacle = 'loginRequired' | 'readerRequired' | 'ownPost';

/**
 * Readers and writers vote, and not on their own posts. A guest is led to the login, a person who is no reader to
 * reader onboarding.
 */
export function voteObstacleOf({ membership, isMine }: VoteAttempt): VoteObstacle | null {
  const gate = gateOf('reader', membership);
  if (gate === 'login') return 'loginRequired';
  if (isMine) return 'ownPost';
  return gate === 'allowed' || isWriter(membership) ? null : 'readerRequired';
}
