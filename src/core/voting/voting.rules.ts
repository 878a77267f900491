/** Who wants to vote, and on what. */
export interface VoteAttempt {
  readonly isLoggedIn: boolean;
  readonly isReader: boolean;
  /** Whether the person wrote it. */
  readonly isMine: boolean;
}

/** What stands between a person and a vote; null where nothing does. */
export type VoteObstacle = 'loginRequired' | 'readerRequired' | 'ownPost';

/**
 * Readers and writers vote, and not on their own posts. A guest is led to the login, a person who is no reader to
 * reader onboarding.
 */
export function voteObstacleOf({ isLoggedIn, isReader, isMine }: VoteAttempt): VoteObstacle | null {
  if (!isLoggedIn) return 'loginRequired';
  if (isMine) return 'ownPost';
  return isReader ? null : 'readerRequired';
}
