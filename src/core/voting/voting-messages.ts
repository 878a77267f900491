import type { VotableType } from './vote';

/** What users read where a vote does not count. */
export const votingMessages = {
  resumed: 'Your vote counts.',
  notCounted: 'Your vote was not counted.',
  own: { post: 'This is your own post; others vote on it.' } satisfies Record<VotableType, string>,
} as const;
